/** A television must not go dark between two moves. A browser takes the lock back with every hidden page. */
export function staysAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const ask = async (): Promise<void> => {
    if (left || document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (left) await lock.release();
    } catch {
      // not allowed here, as with a low battery: then the system decides
    }
  };
  const again = (): void => void ask();
  void ask();
  document.addEventListener('visibilitychange', again);
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
