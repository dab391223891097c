/** What is read beside a game: its rulebook, its aid, what its coach says, its puzzles and the help. The first picture
 * needs none of it, and the addresses of so many files weigh. */
import type { Language } from '../kept.ts';
import { Catalogue, gameCatalogue } from './catalogue.ts';
import { find, folderOf, isBuiltIn } from './files.ts';
import type { Load } from './files.ts';
import { guestTexts } from './guest-texts.ts';

const load = (files: Record<string, unknown>): Record<string, Load> => files as Record<string, Load>;

const TABLE_HELP = load(
  import.meta.glob('../../texts/table-help.*.md', { query: '?raw', import: 'default' }),
);
const GAME_TABLE_HELP = load(
  import.meta.glob('@mastaba/games/*/rulebook/table.{en,fr}.md', { query: '?raw', import: 'default' }),
);
const AIDS = load(
  import.meta.glob('@mastaba/games/*/rulebook/aid.{en,fr}.md', { query: '?raw', import: 'default' }),
);
const LESSONS = load(
  import.meta.glob('@mastaba/games/*/lessons/lessons.{en,fr}.ftl', { query: '?raw', import: 'default' }),
);
const PUZZLES = load(
  import.meta.glob('@mastaba/games/*/puzzles/puzzles.{en,fr}.ftl', { query: '?raw', import: 'default' }),
);
const RULES = load(
  import.meta.glob('@mastaba/games/*/rulebook/{en,fr}.md', { query: '?raw', import: 'default' }),
);

export const rulebook = async (game: string, language: Language): Promise<string> =>
  isBuiltIn(game)
    ? find(RULES, `/games/${folderOf(game)}/rulebook/${language}.md`)
    : (await guestTexts(game, language)).rulebook;

/** What the coach of a game says. */
export async function lessonCatalogue(game: string, language: Language): Promise<Catalogue> {
  const end = `/games/${folderOf(game)}/lessons/lessons.${language}.ftl`;
  const own = isBuiltIn(game) ? await find(LESSONS, end) : (await guestTexts(game, language)).lessons;
  return new Catalogue(language, [own]);
}

/** What the puzzles of a game ask and explain, with the game's own words. */
export async function puzzleCatalogue(game: string, language: Language): Promise<Catalogue> {
  const words = await gameCatalogue(game, language);
  const end = `/games/${folderOf(game)}/puzzles/puzzles.${language}.ftl`;
  const own = isBuiltIn(game) ? await find(PUZZLES, end) : (await guestTexts(game, language)).puzzles;
  return words.with(own);
}

/** The game on one page; nothing where it has none. */
export const playerAid = async (game: string, language: Language): Promise<string> =>
  isBuiltIn(game)
    ? find(AIDS, `/games/${folderOf(game)}/rulebook/aid.${language}.md`)
    : (await guestTexts(game, language)).aid;

/** Whether there is such a page; of a guest it is known only when its texts came. */
export const mayHaveAid = (game: string): boolean =>
  !isBuiltIn(game) || Object.keys(AIDS).some((path) => path.includes(`/games/${folderOf(game)}/`));

/** How tables work, every one and those of this game: what belongs to the program and not to the rules. */
export async function tableHelp(game: string, language: Language): Promise<{ every: string; own: string }> {
  return {
    every: await find(TABLE_HELP, `/table-help.${language}.md`),
    own: isBuiltIn(game)
      ? await find(GAME_TABLE_HELP, `/games/${folderOf(game)}/rulebook/table.${language}.md`)
      : (await guestTexts(game, language)).table_help,
  };
}
