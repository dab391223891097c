/** Everything that this browser keeps as one text, and back. Of the static edition that is all games, the progress and the
 * settings; of a server, which keeps the games itself, the lessons and the settings, for another place. */
import { firstGames, MET } from '../first-games.svelte.ts';
import { KEPT } from '../kept.ts';
import { LEARNED, learned } from '../learn/learned.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { keep, readKept } from './kept-file.ts';
import { understood } from './understood.ts';

const FORMAT = 'mastaba-device';
const VERSION = 1;
const OURS = 'mastaba-';
const GO_ALONG = [KEPT, LEARNED, MET];

interface Everything {
  format: typeof FORMAT;
  version: number;
  token: string;
  /** The database, in base64; nothing in a file of a server. */
  games: string;
  settings: Record<string, string>;
}

export async function saved(): Promise<Blob> {
  const kept = __STATIC__ ? await readKept() : undefined;
  const mine = (name: string): boolean => (__STATIC__ ? name.startsWith(OURS) : GO_ALONG.includes(name));
  const all: Everything = {
    format: FORMAT,
    version: VERSION,
    token: kept?.token ?? '',
    games: kept ? encode(kept.file) : '',
    settings: Object.fromEntries(Object.entries(localStorage).filter(([name]) => mine(name))),
  };
  return new Blob([JSON.stringify(all)], { type: 'application/json' });
}

/** `bad` if the text is nothing that `saved` made, `newer` if a newer version made it; then nothing has changed. After
 * `done` the page must be loaded again. `along`: settings and lessons came, and games stay as they are. */
export async function restore(text: string): Promise<'done' | 'along' | 'bad' | 'newer'> {
  const all = read(text);
  if (!all) return 'bad';
  if (!__STATIC__ || all.games === '') {
    await takeAlong(all.settings);
    return 'along';
  }
  const kept = await readKept();
  if (kept && schemaOf(decode(all.games)) > schemaOf(kept.file)) return 'newer';
  await keep({ file: decode(all.games), token: all.token });
  for (const name of Object.keys(localStorage)) if (name.startsWith(OURS)) localStorage.removeItem(name);
  for (const [name, value] of Object.entries(all.settings))
    if (name.startsWith(OURS)) localStorage.setItem(name, String(value));
  return 'done';
}

/** Lessons and games met are added to those of this browser, settings take the place of others. */
async function takeAlong(found: Record<string, string>): Promise<void> {
  settings.change(understood(parsed(found[KEPT])));
  const met = parsed(found[MET]);
  if (Array.isArray(met)) firstGames.meet(met.map(String));
  const courses = parsed(found[LEARNED]);
  if (typeof courses !== 'object' || courses === null) return;
  await learned.take(Object.fromEntries(Object.entries(courses).map(([game, text]) => [game, String(text)])));
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return null;
  }
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
      (found.games === '' ||
        new TextDecoder().decode(decode(found.games).subarray(0, 15)) === 'SQLite format 3');
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
