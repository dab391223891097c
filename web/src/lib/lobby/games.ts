/** The games in the order of the lobby, with the colour and the sign that stand for each. */
export const GAMES = [
  { game: 'amun-re', accent: '--gold-fill', sign: 'h-pyramid' },
  { game: 'babel', accent: '--lapis-fill', sign: 'c-shu' },
  { game: 'cleopatra', accent: '--faience-fill', sign: 'h-croc' },
  { game: 'sa-re', accent: '--carnelian-fill', sign: 'h-obelisk' },
];

export const signOf = (game: string): string => GAMES.find((one) => one.game === game)?.sign ?? 'h-scroll';
