/** The verdict in one sentence; none while the turn goes on. */
import type { PuzzleMessage } from '../wire-types.ts';

export interface Verdict {
  key: string;
  values: Record<string, number>;
}

export function verdictOf(
  now: Pick<PuzzleMessage, 'state' | 'value' | 'best' | 'plan'>,
  goal: boolean,
): Verdict | null {
  const value = now.value ?? 0;
  const best = now.best ?? value;
  switch (now.state) {
    case 'open':
      return null;
    case 'solved':
      return goal ? { key: 'puzzle-solved', values: {} } : { key: 'puzzle-solved-value', values: { value } };
    case 'near':
      return { key: 'puzzle-near', values: { value, best } };
    case 'missed':
      return goal ? { key: 'puzzle-missed-goal', values: {} } : { key: 'puzzle-missed', values: { value } };
    case 'shown': {
      const which = value === best ? 'puzzle-shown' : 'puzzle-shown-other';
      if (goal) return { key: value === best ? which : `${which}-goal`, values: {} };
      return { key: value === best ? `${which}-value` : which, values: { value } };
    }
  }
}
