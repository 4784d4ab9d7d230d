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
    text: 'Eight animals hide twice each. Turn two cards at a time, and remember where you saw the tail.',
    rules: 'Turn two cards at a time and find all eight pairs.',
  },
  {
    slug: 'wordle',
    title: 'Animal Wordle',
    text: 'One hidden animal, six guesses. Read each like a track: it tells you which letters to follow.',
    rules: 'One hidden animal, six guesses.',
  },
  {
    slug: 'detective',
    title: 'Animal Detective',
    text: 'Fifteen animals a day in morning mist, three clues each. Name one before it steps out.',
    rules: 'Each clue lifts the mist. Name the animal from as few as you dare.',
  },
];

export function gameBySlug(slug: string | undefined): Game | undefined {
  return games.find((game) => game.slug === slug);
}
