import type { MatchAnimal } from './game.schema';

export const matchAnimals: readonly MatchAnimal[] = [
  { emoji: '🐅', name: 'Tiger', animalId: 1 },
  { emoji: '🐘', name: 'Elephant', animalId: 7 },
  { emoji: '🦚', name: 'Peacock', animalId: 40 },
  { emoji: '🐢', name: 'Turtle', animalId: 61 },
  { emoji: '🦏', name: 'Rhinoceros', animalId: 8 },
  { emoji: '🦋', name: 'Butterfly', animalId: 110 },
  { emoji: '🐼', name: 'Panda', animalId: 74 },
  { emoji: '🦉', name: 'Owl', animalId: 52 },
];
