import type { MatchAnimal } from './game.schema';

/** The eight pictures of Wild Match; each lies twice among the sixteen cards. */
export const matchAnimals: readonly MatchAnimal[] = [
  { emoji: '🐅', name: 'Tiger' },
  { emoji: '🐘', name: 'Elephant' },
  { emoji: '🦚', name: 'Peacock' },
  { emoji: '🐢', name: 'Turtle' },
  { emoji: '🦏', name: 'Rhinoceros' },
  { emoji: '🦋', name: 'Butterfly' },
  { emoji: '🐼', name: 'Panda' },
  { emoji: '🦉', name: 'Owl' },
];
