/** Notes from the server to this browser while no window is open; only where the host has set it up. */
import { readPushKey, subscribe, unsubscribe } from '../api/notices.ts';
import { canServe, register, registration } from '../service-worker.ts';

export type PushState = 'unavailable' | 'off' | 'on';

const able = (): boolean => canServe() && 'PushManager' in window;

/** The server's key, or null: then nothing is offered. */
export async function pushKey(): Promise<string | null> {
  if (!able()) return null;
  try {
    return (await readPushKey()).key;
  } catch {
    return null;
  }
}

export async function subscription(): Promise<PushSubscription | null> {
  const worker = await registration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function turnOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await register();
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await subscribe(made.toJSON());
  return true;
}

export async function turnOff(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  await unsubscribe(known.endpoint);
  await known.unsubscribe();
}
