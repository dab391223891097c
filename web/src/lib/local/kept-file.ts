/** All games of this device: one file and who plays here, in the browser's own database. A change replaces both at once,
 * so that what is found is always whole. */
export interface KeptFile {
  file: Uint8Array;
  token: string;
}

const NAME = 'mastaba';
const STORE = 'kept';
const KEY = 'games';

function opened(): Promise<IDBDatabase> {
  return new Promise((found, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('no storage'));
  });
}

let database: Promise<IDBDatabase> | null = null;

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  database ??= opened();
  const work = (await database).transaction(STORE, mode);
  const asked = act(work.objectStore(STORE));
  return new Promise((done, failed) => {
    work.oncomplete = () => done(asked.result);
    work.onabort = () => failed(work.error ?? new Error('not kept'));
  });
}

export const readKept = (): Promise<KeptFile | undefined> =>
  inStore('readonly', (store) => store.get(KEY) as IDBRequest<KeptFile | undefined>);

export const keep = (kept: KeptFile): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(kept, KEY));

export const forget = (): Promise<unknown> => inStore('readwrite', (store) => store.delete(KEY));
