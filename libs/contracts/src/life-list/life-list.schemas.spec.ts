import type { z } from 'zod';
import { limits } from '../common/limits';
import { importedNameSchema } from './life-list-import.schemas';
import { addLifeRecordsSchema, partialDaySchema } from './life-list.schemas';

const refusals = (schema: z.ZodType, given: unknown) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
const recordsOf = (...species: string[]) => ({
  records: species.map((slug) => ({ species: slug, seen_on: null })),
});

test.each([
  ['one species', ['gaur'], []],
  ['two species', ['gaur', 'dhole'], []],
  ['none', [], ['Choose a species.']],
  ['a species twice', ['gaur', 'dhole', 'gaur'], ['Name each species once.']],
])('records of %s', (_, species, expected) => {
  expect(refusals(addLifeRecordsSchema, recordsOf(...species))).toEqual(expected);
});

test('as many records as a call takes, and no more', () => {
  const slugs = Array.from({ length: limits.speciesPerCall + 1 }, (_, at) => `a${at}`);
  expect(refusals(addLifeRecordsSchema, recordsOf(...slugs.slice(1)))).toEqual([]);
  expect(refusals(addLifeRecordsSchema, recordsOf(...slugs))).toHaveLength(1);
});

test.each(['2026-03-17', '2026-03', '2026', null])('a record is of %j', (seenOn) => {
  expect(refusals(partialDaySchema, seenOn)).toEqual([]);
});

test.each(['2026-02-30', '2026-13', '26', '20265', '2026-', 2026])('a record is not of %j', (seenOn) => {
  expect(refusals(partialDaySchema, seenOn)).toEqual([
    'Write a day, a month or a year, such as 2026-03-17, 2026-03 or 2026.',
  ]);
});

test.each([
  [{ scientific_name: 'Bos gaurus' }, []],
  [{ common_name: 'Gaur' }, []],
  [{ scientific_name: ' ', common_name: '' }, ['A name is missing.']],
])('the imported name %j', (name, expected) => {
  expect(refusals(importedNameSchema, name)).toEqual(expected);
});
