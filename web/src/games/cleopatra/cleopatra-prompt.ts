/** The sentence of the prompt while something is picked up: what is expected, counted out. */
import type { TableModel } from '../../lib/table/table-model.svelte.ts';
import { choiceOf } from './cleopatra-choice.svelte.ts';
import type { CleopatraChoice } from './cleopatra-choice.svelte.ts';
import { kindOf, palmScarabs } from './cleopatra-view.ts';

/** What the mosaic earns where it is held; nothing while none is held. */
export function ghostSentence(choice: CleopatraChoice): string {
  const { view } = choice;
  const texts = choice.model.texts;
  if (!texts || !view || !choice.ghost) return '';
  if (!choice.ghostFits) return texts.say('page-ghost-no');
  const base = view.derived.rewards.mosaic[0];
  const palms = choice.ghostPalms.length;
  const architect = view.derived.architect;
  const all = base + palmScarabs(view, choice.ghostSquares) + architect;
  return texts.say(architect ? 'page-ghost-architect' : 'page-ghost', { base, palms, architect, all });
}

export function prompt(model: TableModel): string | null {
  const choice = choiceOf(model);
  const texts = model.texts;
  if (!choice?.view || !texts) return null;
  if (choice.stuck) return texts.say('page-stuck');
  if (choice.ghost) return ghostSentence(choice);
  switch (choice.asked) {
    case 'Quarry':
      return choice.kind ? texts.say('page-where', { kind: texts.say(`page-kind-${choice.kind}`) }) : null;
    case 'Pay': {
      const kind = kindOf(choice.view.payment?.piece ?? '');
      return kind
        ? texts.say('page-pay-prompt', {
            kind: texts.say(`page-kind-${kind}`),
            amulets: choice.payment?.amulets ?? 0,
          })
        : null;
    }
    case 'Claim':
      // the last statue may still be taken back before the next mosaic is turned up
      return model.options.some((option) => option.kind === 'claim') ? null : texts.say('page-claim-made');
    case 'LimitHand':
      return texts.say('page-limit-prompt', { cards: choice.hand.length, excess: choice.excess });
    default:
      return null;
  }
}
