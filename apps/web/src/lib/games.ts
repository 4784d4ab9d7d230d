export type GameSlug = 'wild-match' | 'wordle' | 'detective';

export interface Game {
  slug: GameSlug;
  title: string;
  text: string;
  rules: string;
}

export const games: readonly Game[] = [
  {
    slug: 'wild-match',
    title: 'Wild Match',
    text: 'Sixteen cards, eight animals. Turn two at a time and remember who hides where.',
    rules: 'Turn two cards at a time and find all eight pairs.',
  },
  {
    slug: 'wordle',
    title: 'Animal Wordle',
    text: 'One hidden animal, six guesses. Each guess tells you which letters to keep.',
    rules: 'One hidden animal, six guesses.',
  },
  {
    slug: 'detective',
    title: 'Animal Detective',
    text: 'Fifteen animals a day, three clues each. Name them from as few clues as you dare.',
    rules: 'Name the animal from as few clues as you dare.',
  },
];

export function gameBySlug(slug: string | undefined): Game | undefined {
  return games.find((game) => game.slug === slug);
}
