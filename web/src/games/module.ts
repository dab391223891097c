/** What a game's folder gives to the table; without it the common board plays the game. */
import type { Component } from 'svelte';
import type { TableModel } from '../lib/table/table-model.svelte.ts';
import type { Flight } from '../lib/motion/fly.ts';
import type { GameEvent, NewsMessage, Option, View } from '../lib/wire.ts';
import { folderOf } from '../lib/texts/files.ts';

export interface Phase {
  steps: string[];
  current: number;
}
export interface ScorePart {
  label: string;
  points: number;
  colour: string;
  /** Carried over from an earlier scoring: hatched. */
  carried?: boolean;
}
/** Only the board and `placed` must be there. */
export interface GameModule {
  Board: Component<{ model: TableModel; narrow: boolean }>;
  /** Whether the board or the hand shows this option; all others become buttons. */
  placed: (option: Option) => boolean;
  /** Called while the table's component is made: the place for setContext. */
  provide?: (model: TableModel) => void;
  /** A class for the whole table, for colours that the game changes. */
  skin?: string;
  /** What one holds, under the prompt. */
  Hand?: Component<{ model: TableModel; narrow: boolean }>;
  /** Buttons beside the prompt, as for the end of a turn. */
  Actions?: Component<{ model: TableModel; narrow: boolean }>;
  /** Panels beside the board, where the screen is wide: below the other seats, and above the log. */
  Left?: Component<{ model: TableModel }>;
  Right?: Component<{ model: TableModel }>;
  /** Whether `Right` is played with: then it stays beside the rules, else it makes room for them. */
  keepsRight?: boolean;
  /** What concerns everybody, in one line under the board of a big screen. */
  Common?: Component<{ model: TableModel }>;
  /** One of the parts that `picture-parts.ts` names, for a picture of the rulebook: still, from what the view says. */
  Picture?: Component<{ model: TableModel; part: string; of: string[]; narrow: boolean }>;
  /** Whether the board can mark the values that are only reconstructed, while `model.marking`. */
  marksReconstructed?: boolean;
  /** Where the game stands, in a word or two beside its name: the turn, the year. */
  chip?: (model: TableModel, view: View) => string;
  /** The aim of the game, for windows without room for `Left`; `rule` is the paragraph about it. */
  goal?: (model: TableModel, view: View) => { name: string; text: string; rule: string };
  /** The steps of a turn, and which of them it is. */
  phase?: (model: TableModel, view: View) => Phase;
  /** Null where the game hides it from whoever looks. Without this the view is asked, as on the common board. */
  score?: (view: View, seat: number) => number | null;
  handSize?: (view: View, seat: number) => number;
  /** What is played for where no points decide, and how far a seat has come with it: in place of their sum. */
  aim?: (model: TableModel, view: View) => string;
  reached?: (model: TableModel, view: View, seat: number) => string;
  /** Of what the points of a seat are made, for the bars of the result. */
  parts?: (model: TableModel, view: View, seat: number) => ScorePart[];
  /** More facts for the panel of a seat, besides its points and cards. */
  SeatFacts?: Component<{ model: TableModel; seat: number; compact: boolean }>;
  /** What the end of this game has to tell, beside the points. */
  Ending?: Component<{ model: TableModel }>;
  /** A sentence in place of the prompt, for this very moment: something is picked up that changes what is expected. */
  prompt?: (model: TableModel) => string | null;
  /** Events that begin a new section of the log. */
  headings?: string[];
  /** Selectors of what a move is played with, so that a hint can ring it; a button with its `data-move` needs none. */
  marks?: (model: TableModel, option: Option) => string[];
  /** Where an event brings pieces from and to. */
  flights?: (event: GameEvent, near: number | null) => Flight[];
  /** Events that are great moments: they fill the table for two seconds. */
  scenes?: string[];
  /** Moves pieces on the screen, before and after the position changes. */
  show?: (message: NewsMessage, seat: number | null) => Promise<void>;
  /** Whether the game had a use for this key. */
  key?: (model: TableModel, event: KeyboardEvent) => boolean;
}

/** A game is drawn by the default export of `module.ts` in its folder. */
const MODULES = import.meta.glob<GameModule>('./*/module.ts', { import: 'default' });

/** Null for a game without a board of its own: the table then shows the common one, `lib/table/PlainView.svelte`. */
export async function loadModule(game: string): Promise<GameModule | null> {
  return (await MODULES[`./${folderOf(game)}/module.ts`]?.()) ?? null;
}
