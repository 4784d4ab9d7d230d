import { featureCards } from '../landing/feature-cards';
import { featureCardSchema, testimonialSchema } from '../landing/landing.schema';
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
  test('testimonials', () => expect(faults(testimonialSchema, testimonials)).toEqual([]));
});
