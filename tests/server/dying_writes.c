/* Preloaded into a process, lets it die (SIGKILL) at a chosen system call with which SQLite changes its files.
 *
 * A write counts twice: at the first count nothing of it has happened, at the second one half of its bytes are written.
 * A sync, a cut or a removal counts once, before it happens. Nothing is counted before die_at_write was called. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_long passed, chosen;
static atomic_int counting;

void die_at_write(long number) {
    chosen = number;
    passed = 0;
    counting = 1;
}

long writes_passed(void) {
    return passed;
}

static int due(void) {
    return counting && atomic_fetch_add(&passed, 1) + 1 == chosen;
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

#define THE_REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t offset) {
    if (due()) die();
    if (due()) {
        THE_REAL(pwrite64)(file, bytes, size / 2, offset);
        die();
    }
    return THE_REAL(pwrite64)(file, bytes, size, offset);
}

int fdatasync(int file) {
    if (due()) die();
    return THE_REAL(fdatasync)(file);
}

int ftruncate64(int file, off64_t size) {
    if (due()) die();
    return THE_REAL(ftruncate64)(file, size);
}

int unlink(const char *path) {
    if (due()) die();
    return THE_REAL(unlink)(path);
}
