// Shows that it is your turn while no window of Mastaba is open, and keeps the page for when there is no network.
//
// The static edition is kept whole: tools/build_static.py writes its files and their hashes into the next line. A new
// version is kept beside the old one and takes its place when no window is open any more, so that it never meets a
// running game; one whose files do not all fit together is not taken at all. Of a server nothing is kept: without it
// there are no tables, and this says so.
const FILES = {}; // address: SHA-256
const VERSION = '';

const CACHE = `mastaba-${VERSION}`;
const TURN = { en: 'It is your turn.', fr: 'C’est à vous de jouer.' };
const REMINDER = {
  en: 'It is still your turn, and your time is running out.',
  fr: 'C’est toujours à vous de jouer, et votre temps s’écoule.',
};
const AWAY = {
  en: ['No connection', 'Mastaba’s server cannot be reached. Your games are safe there.', 'Try again'],
  fr: ['Pas de connexion', 'Le serveur de Mastaba est injoignable. Vos parties y sont en sécurité.', 'Réessayer'],
};
const language = () => (self.navigator.language.startsWith('fr') ? 'fr' : 'en');
const inside = (path) => new URL(path, self.registration.scope).href;

async function keep() {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(FILES)) {
    if (await cache.match(inside(path))) continue;
    const answer = await fetch(inside(path), { cache: 'no-cache', integrity: `sha256-${hash}` });
    if (!answer.ok) throw new Error(`${path} ${answer.status}`);
    await cache.put(inside(path), answer);
  }
}

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith('mastaba-') && name !== CACHE) await caches.delete(name);
}

function away() {
  const [title, text, again] = AWAY[language()];
  const page = `<!doctype html><html lang="${language()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mastaba</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
  return new Response(page, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

self.addEventListener('install', (event) => {
  if (VERSION) event.waitUntil(keep());
  else void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (VERSION) {
    const wanted = request.mode === 'navigate' ? inside('index.html') : request.url.split(/[?#]/)[0];
    event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(away));
});

self.addEventListener('push', (event) => {
  const note = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(note.name ? `Mastaba · ${note.name}` : 'Mastaba', {
      body: (note.reminder ? REMINDER : TURN)[language()],
      tag: note.table,
      data: note.table ? `/table/${note.table}` : '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
