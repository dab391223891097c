/** A failed request, said to people. */
import { Problem } from './api/request.ts';
import { t } from './texts/language.svelte.ts';

export function problemText(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-offline');
  if (error.status === 429) return t('problem-rate', { wait: Math.ceil(error.wait ?? 1) });
  return t('problem-other', { detail: error.message });
}
