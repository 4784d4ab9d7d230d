import { detectiveAnimals } from '../games/detective-animals';
import { detectiveAnimalSchema, matchAnimalSchema } from '../games/game.schema';
import { matchAnimals } from '../games/match-animals';
import { featureCards } from '../landing/feature-cards';
import { featuredAnimals } from '../landing/featured-animals';
import { featureCardSchema, featuredAnimalSchema, testimonialSchema } from '../landing/landing.schema';
import { testimonials } from '../landing/testimonials';

interface Schema {
  safeParse(record: unknown): { success: boolean; error?: { message: string } };
}

function faults(schema: Schema, records: readonly unknown[]): string[] {
  return records.flatMap((record, at) => {
    const result = schema.safeParse(record);
    return result.success ? [] : [`record ${at + 1}: ${result.error?.message}`];
  });
}

describe('records fit their schemas', () => {
  test('feature cards', () => expect(faults(featureCardSchema, featureCards)).toEqual([]));
  test('featured animals', () => expect(faults(featuredAnimalSchema, featuredAnimals)).toEqual([]));
  test('testimonials', () => expect(faults(testimonialSchema, testimonials)).toEqual([]));
  test('detective animals', () => expect(faults(detectiveAnimalSchema, detectiveAnimals)).toEqual([]));
  test('match animals', () => expect(faults(matchAnimalSchema, matchAnimals)).toEqual([]));
});
