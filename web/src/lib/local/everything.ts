/** All games, the progress and the settings of this device as one text, and back. */
import { keep, readKept } from './kept-file.ts';

const FORMAT = 'mastaba-device';
const VERSION = 1;
const OURS = 'mastaba-';

interface Everything {
  format: typeof FORMAT;
  version: number;
  token: string;
  /** The database, in base64. */
  games: string;
  settings: Record<string, string>;
}

export async function saved(): Promise<Blob> {
  const kept = await readKept();
  const all: Everything = {
    format: FORMAT,
    version: VERSION,
    token: kept?.token ?? '',
    games: kept ? encode(kept.file) : '',
    settings: Object.fromEntries(Object.entries(localStorage).filter(([name]) => name.startsWith(OURS))),
  };
  return new Blob([JSON.stringify(all)], { type: 'application/json' });
}

/** `bad` if the text is nothing that `saved` made, `newer` if a newer version made it; then nothing has changed. After
 * `done` the page must be loaded again. */
export async function restore(text: string): Promise<'done' | 'bad' | 'newer'> {
  const all = read(text);
  if (!all) return 'bad';
  const kept = await readKept();
  if (kept && schemaOf(decode(all.games)) > schemaOf(kept.file)) return 'newer';
  await keep({ file: decode(all.games), token: all.token });
  for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
  for (const [name, value] of Object.entries(all.settings))
    if (name.startsWith(OURS)) localStorage.setItem(name, String(value));
  return 'done';
}

export function read(text: string): Everything | null {
  try {
    const found = JSON.parse(text) as Partial<Everything>;
    const whole =
      found.format === FORMAT &&
      found.version === VERSION &&
      typeof found.token === 'string' &&
      typeof found.games === 'string' &&
      typeof found.settings === 'object' &&
      found.settings !== null &&
      // every SQLite database begins so
      new TextDecoder().decode(decode(found.games).subarray(0, 15)) === 'SQLite format 3';
    return whole ? (found as Everything) : null;
  } catch {
    return null;
  }
}

/** The version of a SQLite database, which stands at the 60th byte of it. */
export const schemaOf = (file: Uint8Array): number =>
  new DataView(file.buffer, file.byteOffset).getUint32(60);

const CHUNK = 32_768;

export function encode(data: Uint8Array): string {
  let text = '';
  for (let at = 0; at < data.length; at += CHUNK)
    text += String.fromCharCode(...data.subarray(at, at + CHUNK));
  return btoa(text);
}

export const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
