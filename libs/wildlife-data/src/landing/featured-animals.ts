import animals from '../generated/featured-animals.json' with { type: 'json' };
import type { FeaturedAnimal } from './landing.schema';

export const featuredAnimals: readonly FeaturedAnimal[] = animals;
