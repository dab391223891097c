/** Who won, how and by what, said to whoever reads: by the facts of the rules, as in src/mastaba/terminal/verdict.py. */
import type { GameTexts } from '../texts/game-texts.ts';
import type { Facts } from '../wire.ts';
import type { Result } from '../wire-types.ts';

export interface Verdict {
  /** The headline. */
  won: string;
  /** How the game ended, where the headline does not tell it. */
  ended: string;
}

/** Those who lost are compared with the winner; a winner, and whoever looks on, hears of the next best. */
export function verdict(
  result: Result,
  names: string[],
  reader: number | null,
  texts: GameTexts,
  listed: (names: string[]) => string,
): Verdict {
  const { winners, ranking, scores } = result;
  const [winner] = winners;
  const called = (seat: number): string => names[seat - 1] ?? '';
  if (winner === undefined) return { won: texts.say('result-draw'), ended: '' };
  const facts: Facts = { score: scores[winner - 1] ?? 0 };
  if (winners.length > 1) {
    const among = reader !== null && winners.includes(reader);
    const others = winners.filter((seat) => !among || seat !== reader);
    const drawn = winners.length === names.length;
    return said(
      texts,
      result.ended_by,
      'shared',
      { ...facts, reader: among ? 'winner' : 'none', players: listed(others.map(called)) },
      drawn ? 'result-draw' : 'result-shared',
    );
  }
  const others = ranking.map((_, k) => k + 1).filter((seat) => seat !== winner);
  const nextBest = others.reduce(
    (best, seat) => ((ranking[seat - 1] ?? 0) < (ranking[best - 1] ?? 0) ? seat : best),
    others[0] ?? winner,
  );
  const rival = reader !== null && reader !== winner ? reader : nextBest;
  const lead = result.leads[rival - 1];
  const known: Facts = {
    ...facts,
    reader: reader === winner ? 'winner' : reader === rival ? 'rival' : 'none',
    winner: called(winner),
    rival: called(rival),
    value: lead?.value ?? 0,
    other: lead?.other ?? 0,
  };
  const common = lead?.by === 'points' ? 'result-lead' : 'result-winner';
  return said(texts, result.ended_by, lead?.by ?? '', known, common);
}

/** A game says best how it is won. What does not tell how it ended is told beside that. */
function said(texts: GameTexts, ending: string | null, by: string, facts: Facts, otherwise: string): Verdict {
  const both = `won-${ending ?? ''}-${by}`;
  if (texts.has(both)) return { won: texts.say(both, facts), ended: '' };
  const won = texts.say(texts.has(`won-${by}`) ? `won-${by}` : otherwise, facts);
  const ended = `ending-${ending ?? ''}`;
  return { won, ended: texts.has(ended) ? texts.say(ended) : '' };
}
