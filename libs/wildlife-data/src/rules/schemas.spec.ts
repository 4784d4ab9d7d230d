import { animals } from '../animals/animals';
import { animalSchema } from '../animals/animal.schema';
import { detectiveAnimals } from '../games/detective-animals';
import { detectiveAnimalSchema, matchAnimalSchema } from '../games/game.schema';
import { matchAnimals } from '../games/match-animals';
import { featureCards } from '../landing/feature-cards';
import { featuredAnimals } from '../landing/featured-animals';
import { featureCardSchema, featuredAnimalSchema, testimonialSchema } from '../landing/landing.schema';
import { testimonials } from '../landing/testimonials';
import { parkSchema } from '../parks/park.schema';
import { parks } from '../parks/parks';

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
  const park = parks[0];

  test('the schemas refuse unknown fields, wrong kinds and lists that are too short', () => {
    expect(faults(parkSchema, [park])).toEqual([]);
    expect(faults(parkSchema, [{ ...park, colour: 'green' }])).toHaveLength(1);
    expect(faults(parkSchema, [{ ...park, established: 1936 }])).toHaveLength(1);
    expect(faults(parkSchema, [{ ...park, sources: [] }])).toHaveLength(1);
    expect(faults(parkSchema, [{ ...park, states: ['Atlantis'] }])).toHaveLength(1);
    expect(faults(animalSchema, [{ id: 1 }])).toHaveLength(1);
  });

  test('animals', () => expect(faults(animalSchema, animals)).toEqual([]));
  test('parks', () => expect(faults(parkSchema, parks)).toEqual([]));
  test('feature cards', () => expect(faults(featureCardSchema, featureCards)).toEqual([]));
  test('featured animals', () => expect(faults(featuredAnimalSchema, featuredAnimals)).toEqual([]));
  test('testimonials', () => expect(faults(testimonialSchema, testimonials)).toEqual([]));
  test('detective animals', () => expect(faults(detectiveAnimalSchema, detectiveAnimals)).toEqual([]));
  test('match animals', () => expect(faults(matchAnimalSchema, matchAnimals)).toEqual([]));
});
