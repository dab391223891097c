/** Every mosaic has a sign of its own and one of six pigments, so that neighbours can be told apart. */
export interface Look {
  sign: string;
  fill: string;
}

export const LOOKS: Record<string, Look> = {
  F: { sign: 'h-lion', fill: '#C8502F' },
  I: { sign: 'h-falcon', fill: '#2A57B4' },
  L: { sign: 'h-cobra', fill: '#5F7F2E' },
  N: { sign: 'h-croc', fill: '#2E8F87' },
  P: { sign: 'h-bull', fill: '#A5551F' },
  T: { sign: 'h-ankh', fill: '#8E4A9B' },
  U: { sign: 'h-ibis', fill: '#3B6EA5' },
  V: { sign: 'h-lotus', fill: '#B0456E' },
  W: { sign: 'h-eye', fill: '#1F7A4D' },
  X: { sign: 'h-scarab', fill: '#B98318' },
  Y: { sign: 'h-cat', fill: '#7A4FA3' },
  Z: { sign: 'h-sun', fill: '#9A6A2F' },
};

export const look = (tile: string): Look => LOOKS[tile] ?? { sign: 'h-sun', fill: '#9A6A2F' };
