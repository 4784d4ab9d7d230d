export type GameSlug = 'wild-match' | 'wordle' | 'detective';

export interface Game {
  /** Below /games. */
  slug: GameSlug;
  title: string;
  text: string;
  /** Shown above the board. */
  rules: string;
}

export const games: readonly Game[] = [
  {
    slug: 'wild-match',
    title: 'Wild Match',
    text: 'Sixteen cards, eight animals. Turn two at a time and remember who hides where.',
    rules:
      'Turn two cards at a time. Two of a kind stay open; find all eight pairs in as few moves as you can.',
  },
  {
    slug: 'wordle',
    title: 'Animal Wordle',
    text: 'One hidden animal, six guesses. Each guess tells which letters you may keep.',
    rules: 'One hidden animal, six guesses.',
  },
  {
    slug: 'detective',
    title: 'Animal Detective',
    text: 'Three clues, one animal in the mist. Name it on as few clues as you dare.',
    rules: 'Read the clue and name the animal. Each further clue is easier, and the mist a little thinner.',
  },
];

export function gameBySlug(slug: string | undefined): Game | undefined {
  return games.find((game) => game.slug === slug);
}
