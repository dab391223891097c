/** The pictures of a rulebook, asked for once each; what failed is asked for again. */
import { listPictures, readPicture } from '../api/games.ts';
import type { PictureDocument } from '../wire-types.ts';

const lists = new Map<string, Promise<Map<string, string>>>();
const pictures = new Map<string, Promise<PictureDocument>>();

function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = known.get(key);
  if (!found) {
    found = ask();
    known.set(key, found);
    found.catch(() => known.delete(key));
  }
  return found;
}

/** Which part of the board each shows, by its name. The rules are read without a server too: then nothing is known. */
export const picturesOf = (game: string): Promise<Map<string, string>> =>
  once(
    lists,
    game,
    async () => new Map((await listPictures(game)).map(({ name, part }) => [name, part])),
  ).catch(() => new Map<string, string>());

export const pictureOf = (game: string, name: string): Promise<PictureDocument> =>
  once(pictures, `${game}/${name}`, () => readPicture(game, name));
