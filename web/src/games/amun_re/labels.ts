/** Provinces and steps in words, for those who do not see the map. */
import type { AmunReChoice } from './amun-re-choice.svelte.ts';
import {
  farmersIn,
  hasBid,
  leads,
  phaseOf,
  printed,
  seatFacts,
  SIDES,
  sidesOf,
  topBid,
} from './amun-re-view.ts';
import type { AmunReView, Card, Code } from './amun-re-view.ts';
import { LOOKS } from './cards.ts';

/** "Edfu, 1 power symbol, 1 temple, 2 fields, 1 pyramid, Thoth bids 3, open to you from 6". */
export function provinceLabel(choice: AmunReChoice, view: AmunReView, code: Code): string {
  const texts = choice.model.texts;
  if (!texts) return code;
  const land = view.provinces[code];
  const name = texts.name('province', code);
  if (land.card === 'aside') return `${name}, ${texts.say('page-out')}`;
  const facts = printed(choice.model.numbers, code);
  const farmers = farmersIn(view, code, facts);
  const counted: [string, number][] = [
    ['power', facts.power_symbols],
    ['temples', facts.temples],
    ['income', facts.income],
    ['camel', facts.camel_income],
    ['fields', facts.fields],
    ['farmers', farmers],
    ['pyramids', land.pyramids],
    ['bricks', land.bricks],
  ];
  const parts = counted
    .filter(([, count]) => count > 0)
    .map(([what, count]) => texts.say(`page-has-${what}`, { count }));
  const sides = sidesOf(choice.model.values, code);
  for (const side of SIDES)
    if (sides[side]) parts.push(texts.say(`page-lies-${side}`, { [side]: sides[side] }));
  if (leads(view, code))
    parts.push(texts.say('page-most', { count: choice.model.numbers['points_majority'] ?? 0 }));
  if (land.owner > 0) parts.push(texts.say('page-owned', { seat: land.owner }));
  else if (land.card === 'pile') parts.push(texts.say('page-unrevealed'));
  if (choice.offer.includes(code)) parts.push(...offerLabel(choice, view, code, facts.free_gold));
  if (land.owner > 0 && phaseOf(view) === 'income')
    parts.push(texts.say('page-pays', { count: view.derived.incomes[code] ?? 0 }));
  const move = choice.bidding ? null : choice.placement(code);
  const option = move === null ? undefined : choice.option(move);
  if (option) parts.push(texts.move(option));
  return [name, ...parts].join(', ');
}

function offerLabel(choice: AmunReChoice, view: AmunReView, code: Code, gold: number): string[] {
  const texts = choice.model.texts;
  if (!texts) return [];
  const parts: string[] = [];
  const cards = view.provinces[code].cards;
  if (cards > 0) parts.push(texts.say('page-has-hidden', { count: cards }));
  if (gold > 0) parts.push(texts.say('page-has-gold', { count: gold }));
  const top = topBid(view, code);
  parts.push(top ? texts.say('page-bids', { seat: top.seat, gold: top.gold }) : texts.say('page-no-bid'));
  const lowest = choice.openSteps(code)[0];
  if (lowest !== undefined) parts.push(texts.say('page-open-from', { gold: lowest }));
  return parts;
}

/** Who bids how much, and what it takes to outbid it. */
export function bidTells(choice: AmunReChoice, top: NonNullable<ReturnType<typeof topBid>>): string {
  const { seat, gold, least } = top;
  return choice.model.texts?.say('page-tells-bid', { seat, gold, least: least ?? 0 }) ?? '';
}

/** What a card does, when, and for a bonus card whether it would score now. */
export function cardTells(choice: AmunReChoice, card: Card): string {
  const { model, view } = choice;
  if (!model.texts || !view) return card;
  const { phase } = LOOKS[card];
  const met = seatFacts(view, choice.seat).bonuses.includes(card) ? 1 : 0;
  return [
    `${model.texts.name('card', card)}.`,
    model.texts.say(`page-card-${card}`),
    model.texts.say(`page-played-${phase}`, { met }),
  ].join(' ');
}

/** Who stands on a step of a ladder, or what it means. */
export function stepLabel(
  choice: AmunReChoice,
  code: Code,
  gold: number,
  look: string,
  seat: number | null,
): string {
  const texts = choice.model.texts;
  if (!texts) return String(gold);
  if (seat !== null) return texts.say('page-step-taken', { gold, seat });
  return look === 'open'
    ? texts.move({ kind: 'bid', facts: { province: code, gold } })
    : texts.say(`page-step-${look}`, { gold });
}

/** The sentence on top of the dock, as this moment asks for it. */
export function sentence(choice: AmunReChoice): string | null {
  const { model, view } = choice;
  const texts = model.texts;
  if (!texts || !view) return null;
  if (choice.bidding && view.playing.includes('RBD') && choice.displaced)
    return texts.say('page-ask-rebid', { province: choice.displaced });
  if (choice.bidding && choice.displaced) return texts.say('page-ask-outbid', { province: choice.displaced });
  if (choice.bidding && !hasBid(view, choice.seat)) return texts.say('page-ask-bid');
  if (choice.ticking)
    return texts.say(choice.ticking.move === 'keep' ? 'page-ask-keep' : 'page-ask-sell', {
      count: choice.ticking.due,
    });
  if (choice.card && choice.laying?.card === choice.card)
    return texts.say('page-ask-card', { card: choice.card });
  if (choice.laying && choice.missing > 0)
    return texts.say(`page-ask-${choice.laying.kind}`, { count: choice.missing });
  if (choice.step === 'TakeReward') {
    const quota = Number(model.decision?.prompt.facts['quota'] ?? 0);
    return texts.say('page-ask-reward', { left: quota - view.bought });
  }
  return null;
}
