import animals from '../generated/match-animals.json' with { type: 'json' };
import type { MatchAnimal } from './game.schema';

export const matchAnimals: readonly MatchAnimal[] = animals;
