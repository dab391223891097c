/** What is said by one tap, each with its sign; the words are those of the wire's ready-made phrases. */
export const EMOTES: Readonly<Record<string, string>> = {
  hello: 'h-sun',
  good_luck: 'h-ankh',
  well_played: 'h-falcon',
  thanks: 'h-lotus',
  one_moment: 'h-scroll',
  saw: 'h-eye',
  lucky: 'h-scarab',
  ouch: 'h-croc',
  good_game: 'h-pyramid',
};
