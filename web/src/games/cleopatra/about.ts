/** The paragraphs that things on the table are about. */
import { resource, tainted } from './cleopatra-view.ts';
import type { Card, Kind, Worshipper } from './cleopatra-view.ts';

export const ABOUT_KIND: Record<Kind, string> = {
  sphinx: 'CL-6.1',
  obelisk: 'CL-6.2',
  door: 'CL-6.3',
  column: 'CL-6.4',
  mosaic: 'CL-6.6',
  throne: 'CL-6.8',
};

export const ABOUT_WORSHIPPER: Record<Worshipper, string> = {
  architect: 'CL-3.8',
  vizier: 'CL-3.6',
  merchant: 'CL-5.8',
  beggar: 'CL-3.7',
  foreman: 'CL-5.8',
};

export function aboutCard(card: Card | null): string {
  if (card === null) return 'CL-4.6';
  if (resource(card) === 'C') return 'CL-5.6';
  return tainted(card) ? 'CL-5.5' : 'CL-1.3';
}
