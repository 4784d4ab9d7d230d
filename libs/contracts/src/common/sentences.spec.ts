import { z } from 'zod';
import { ifMissing, ifWrong } from './sentences';

const messageOf = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues[0]?.message;

test('what is wrong is told by its sentence, and what is missing by the validator', () => {
  const schema = z.object({ month: z.int(ifWrong('Months go from 1 to 12.')) });
  expect(messageOf(schema, { month: 'May' })).toBe('Months go from 1 to 12.');
  expect(messageOf(schema, { month: null })).toBe('Months go from 1 to 12.');
  expect(messageOf(schema, {})).not.toBe('Months go from 1 to 12.');
});

test('a choice that is missing is asked for, and a wrong one is told by the validator', () => {
  const schema = z.object({ site: z.enum(['ebird'], ifMissing('Say which site.')) });
  expect(messageOf(schema, {})).toBe('Say which site.');
  expect(messageOf(schema, { site: null })).toBe('Say which site.');
  expect(messageOf(schema, { site: 'other' })).not.toBe('Say which site.');
});
