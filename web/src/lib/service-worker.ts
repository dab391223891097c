/** The one service worker of the page: news while no window is open, and the page while there is no network. */
const FILE = `${import.meta.env.BASE_URL}service-worker.js`;

export const canServe = (): boolean => 'serviceWorker' in navigator;

export const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(FILE);

export const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration();

/** The page of a server needs it only where it was installed: without the network it says what is missing. */
export function registerIfInstalled(): void {
  if (canServe() && matchMedia('(display-mode: standalone)').matches) register().catch(() => undefined);
}
