/** How the twelve kinds of power card look: sign, phase, and the rule that explains them. */
import type { Card } from './amun-re-view.ts';

export interface CardLook {
  sign: string;
  /** The band on top: the pigment of the phase it is played in. */
  tone: 'lapis' | 'reed' | 'faience' | 'gold' | 'carnelian';
  phase: 'auction' | 'actions' | 'offering' | 'income' | 'scoring';
  rule: string;
}

const bonus = (sign: string): CardLook => ({ sign, tone: 'carnelian', phase: 'scoring', rule: 'AR-8.1' });

export const LOOKS: Record<Card, CardLook> = {
  BLK: { sign: 'h-lasso', tone: 'lapis', phase: 'auction', rule: 'AR-4.8' },
  RBD: { sign: 'h-door', tone: 'lapis', phase: 'auction', rule: 'AR-4.7' },
  FRM: { sign: 'h-carrier', tone: 'reed', phase: 'actions', rule: 'AR-5.6' },
  ARC: { sign: 'h-builder', tone: 'reed', phase: 'actions', rule: 'AR-5.9' },
  ADJ: { sign: 'h-scale', tone: 'faience', phase: 'offering', rule: 'AR-6.4' },
  HRV: { sign: 'h-wheat', tone: 'gold', phase: 'income', rule: 'AR-7.5' },
  G8: { sign: 'h-gold', tone: 'gold', phase: 'income', rule: 'AR-7.4' },
  BPC: bonus('h-scroll'),
  BFA: bonus('h-wheat'),
  BUL: bonus('h-lotus'),
  BEW: bonus('h-sun'),
  BNI: bonus('h-water'),
};
