import animals from '../generated/detective-animals.json' with { type: 'json' };
import type { DetectiveAnimal } from './game.schema';

export const detectiveAnimals = animals as unknown as readonly DetectiveAnimal[];
