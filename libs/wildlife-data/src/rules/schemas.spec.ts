import { testimonialSchema } from '../landing/landing.schema';
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

test('testimonials fit their schema', () => expect(faults(testimonialSchema, testimonials)).toEqual([]));
