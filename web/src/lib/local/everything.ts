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

/** False if the text is nothing that `saved` made; then nothing has changed. The page must be loaded again after it. */
export async function restore(text: string): Promise<boolean> {
  const all = read(text);
  if (!all) return false;
  await keep({ file: decode(all.games), token: all.token });
  for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
  for (const [name, value] of Object.entries(all.settings))
    if (name.startsWith(OURS)) localStorage.setItem(name, String(value));
  return true;
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
      // every SQLite database begins so
      new TextDecoder().decode(decode(found.games).subarray(0, 15)) === 'SQLite format 3';
    return whole ? (found as Everything) : null;
  } catch {
    return null;
  }
}

const CHUNK = 32_768;

export function encode(data: Uint8Array): string {
  let text = '';
  for (let at = 0; at < data.length; at += CHUNK)
    text += String.fromCharCode(...data.subarray(at, at + CHUNK));
  return btoa(text);
}

export const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
