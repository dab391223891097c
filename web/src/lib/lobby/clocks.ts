/** The clocks that are offered where a table is set up. */
export const CLOCKS = {
  none: null,
  live: { kind: 'live', total: 900, increment: 10 },
  move: { kind: 'live', move: 60 },
  days: { kind: 'days', days: 3 },
} as const;
