/** What a frame around a game asks for beside the position: the words of the game, and the numbers of its edition. */
import { lessonWords } from '../learn/courses.ts';
import { settings } from '../settings.svelte.ts';
import { gameCatalogue } from '../texts/catalogue.ts';
import { playedValues } from '../texts/edition-values.ts';
import type { TableModel } from './table-model.svelte.ts';

/** For every frame; called while it is made. */
export function loadTexts(model: TableModel, game: string): void {
  const { connection } = model;
  $effect(() => void gameCatalogue(game, settings.kept.language).then((found) => (model.catalogue = found)));
  $effect(() => {
    if (model.values === null && connection.link === 'open')
      playedValues(connection.id).then(
        (found) => (model.values = found),
        () => undefined, // asked for again with the next connection
      );
  });
}

/** Where a game is taught or a puzzle lies open: what is said there. */
export function loadTeaching(model: TableModel, game: string): void {
  $effect(() => {
    const { language } = settings.kept;
    if (model.lesson.about) void lessonWords(game, language).then((found) => (model.lesson.words = found));
    if (model.coach.told) void lessonWords(game, language).then((found) => (model.coach.words = found));
    if (model.puzzle.about)
      void import('../texts/books.ts')
        .then(({ puzzleCatalogue }) => puzzleCatalogue(game, language))
        .then((found) => (model.puzzle.words = found));
  });
}
