/** What a game's folder gives to the table; without it the table still plays the game by a list of options. */
import type { Component } from 'svelte';
import type { TableModel } from '../lib/table/table-model.svelte.ts';
import type { NewsMessage, Option, View } from '../lib/wire.ts';

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
export interface GameModule {
  /** Called while the table's component is made: the place for setContext. */
  provide: (model: TableModel) => void;
  /** A class for the whole table, for colours that the game changes. */
  skin: string;
  Board: Component<{ model: TableModel; narrow: boolean }>;
  Hand: Component<{ model: TableModel; narrow: boolean }>;
  Actions: Component<{ model: TableModel; narrow: boolean }>;
  Left: Component<{ model: TableModel }>;
  Right: Component<{ model: TableModel }>;
  /** What the panel of a seat shows besides its points; without it the number of cards. */
  SeatFacts?: Component<{ model: TableModel; seat: number; compact: boolean }>;
  /** Stands above the rulebook: where the numbers of this edition come from. */
  Sources?: Component<{ model: TableModel }>;
  /** What is asked, said for this very moment; null: the game's plain sentence. */
  sentence?: (model: TableModel) => string | null;
  /** The board of a position nobody plays on. */
  chip: (model: TableModel, view: View) => string;
  phase: (model: TableModel, view: View) => Phase;
  score: (view: View, seat: number) => number;
  handSize: (view: View, seat: number) => number;
  parts: (model: TableModel, view: View, seat: number) => ScorePart[];
  /** Events that begin a new section of the log. */
  headings: string[];
  /** Whether the board or the hand shows this option; all others become buttons. */
  placed: (option: Option) => boolean;
  /** Moves pieces on the screen, before and after the position changes. */
  show: (message: NewsMessage, seat: number | null) => Promise<void>;
  key: (model: TableModel, event: KeyboardEvent) => boolean;
}

const MODULES: Record<string, () => Promise<GameModule>> = {
  'amun-re': async () => (await import('./amun_re/module.ts')).amunRe,
  babel: async () => (await import('./babel/module.ts')).babel,
};

export const drawn = (game: string): boolean => game in MODULES;

export async function loadModule(game: string): Promise<GameModule | null> {
  return (await MODULES[game]?.()) ?? null;
}
