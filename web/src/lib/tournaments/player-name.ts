/** What a player of a tournament is called. */
import { t } from '../texts/language.svelte.ts';
import { levelName } from '../texts/seat-names.ts';
import type { TournamentPlayer } from '../wire-types.ts';

export function playerName(player: TournamentPlayer): string {
  if (player.level === null) return player.name ?? t('guest');
  return `${t('bot')} ${player.key.replace('bot', '')} · ${levelName(player.level)}`;
}
