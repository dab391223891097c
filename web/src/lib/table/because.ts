/** Why a move is better, in sentences: how the seat goes on, what speaks for it and what against. The terminal says the
 * same (src/mastaba/analysis/telling.py). */
import { moveKey } from '../texts/game-texts.ts';
import type { GameTexts } from '../texts/game-texts.ts';
import type { Facts, Option } from '../wire.ts';
import type { BecauseDocument, ClaimDocument } from '../wire-types.ts';

/** `reader` is the seat that is called you. */
export function becauseLines(told: BecauseDocument, reader: number | null, texts: GameTexts): string[] {
  const claims = (some: ClaimDocument[]): string =>
    listed(
      some.map((one) => claim(one, reader, texts)),
      texts,
    );
  const when = texts.say(told.over ? 'because-when-over' : 'because-when');
  const other = moveName(told.other, 'elsewhere', texts);
  return [
    ...(told.plan.length > 0 ? [texts.say('because-plan', { moves: plan(told.plan, texts) })] : []),
    ...(told.gains.length > 0 ? [texts.say('because-for', { when, other, claims: claims(told.gains) })] : []),
    ...(told.risks.length > 0 ? [texts.say('because-against', { claims: claims(told.risks) })] : []),
  ];
}

/** A move as its button says it; what is ringed needs no code for its place. */
export function moveName(option: Option, place: 'ringed' | 'elsewhere', texts: GameTexts): string {
  const key = `${moveKey(option.kind)}.${place}`;
  return texts.has(key) ? texts.say(key, option.facts) : texts.move(option);
}

function claim(told: ClaimDocument, reader: number | null, texts: GameTexts): string {
  const size: Facts = { n: Math.abs(told.amount), way: told.amount > 0 ? 'more' : 'less' };
  const text = texts.say(`because-${told.thing}`, {
    ...size,
    fewer: texts.say('because-fewer', size),
    less: texts.say('because-less', size),
    alone: told.instead ? 'no' : 'yes',
    instead: texts.name(told.thing, told.instead),
    ...(told.which ? { [told.thing]: told.which } : {}),
  });
  const who = { reader: told.seat === reader ? 'own' : 'other', seat: told.seat };
  return texts.say('because-claim', { claim: text, ...who });
}

/** Moves one after another, those that repeat counted. */
function plan(moves: Option[], texts: GameTexts): string {
  const found: { move: Option; times: number }[] = [];
  for (const move of moves) {
    const last = found.at(-1);
    if (last?.move.text === move.text) last.times += 1;
    else found.push({ move, times: 1 });
  }
  const said = found.map(({ move, times }) => {
    const name = moveName(move, 'elsewhere', texts);
    return times === 1 ? name : texts.say('because-times', { move: name, times });
  });
  return listed(said, texts);
}

const listed = (parts: string[], texts: GameTexts): string =>
  parts.reduceRight((rest, first) => texts.say('because-list', { first, rest }));
