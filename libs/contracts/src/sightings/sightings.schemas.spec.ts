import type { z } from 'zod';
import {
  animalKeySchema,
  parkSlugSchema,
  sightingField,
  sightingInputSchema,
  sightingSchema,
  speciesSlugSchema,
} from './sightings.schemas';

const accepts = (schema: z.ZodType, given: unknown) => schema.safeParse(given).success;
const tiger = { species: 'bengal-tiger' };
const seen = { species: [tiger], seen_on: '2026-11-02' };
const at = (lat: number, lng: number) => ({ ...seen, place: { kind: 'point', lat, lng } });

test.each([
  ['tiger', true],
  ['lion-tailed-macaque', true],
  ['Tiger', false],
  ['-tiger', false],
  ['tiger-', false],
  ['bengal--tiger', false],
  ['x'.repeat(80), true],
  ['x'.repeat(81), false],
  ['', false],
])('%j as the name of a species: %s', (slug, expected) => {
  expect(accepts(speciesSlugSchema, slug)).toBe(expected);
});

test.each([
  [speciesSlugSchema, 'Bengal Tiger', 'A species is named by its slug, such as bengal-tiger.'],
  [parkSlugSchema, 'Kanha', 'A park is named by its slug, such as kanha-national-park.'],
  [animalKeySchema, 'Bengal Tiger', 'A species is named by its slug, such as bengal-tiger.'],
])('a name in place of a slug is told what a slug looks like', (schema, name, sentence) => {
  expect(schema.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test('what is not said of a sighting is null, and its place is shown', () => {
  expect(sightingInputSchema.parse(seen)).toEqual({
    species: [{ ...tiger, count: null }],
    place: null,
    seen_on: '2026-11-02',
    hide_place: false,
  });
});

test.each<[what: string, given: object, expected: boolean]>([
  ['no species', { ...seen, species: [] }, true],
  ['one animal', { ...seen, species: [{ ...tiger, count: 1 }] }, true],
  ['no animal', { ...seen, species: [{ ...tiger, count: 0 }] }, false],
  ['half an animal', { ...seen, species: [{ ...tiger, count: 1.5 }] }, false],
  ['100,000 animals', { ...seen, species: [{ ...tiger, count: 100_000 }] }, true],
  ['100,001 animals', { ...seen, species: [{ ...tiger, count: 100_001 }] }, false],
  ['a species twice', { ...seen, species: [tiger, tiger] }, false],
  ['two species', { ...seen, species: [tiger, { species: 'gaur' }] }, true],
  ['thirty', { ...seen, species: Array.from({ length: 30 }, (_, at) => ({ species: `a${at}` })) }, true],
  ['thirty-one', { ...seen, species: Array.from({ length: 31 }, (_, at) => ({ species: `a${at}` })) }, false],
  ['a park', { ...seen, place: { kind: 'park', park: 'kanha-national-park' } }, true],
  ['a pole', at(90, 180), true],
  ['the other pole', at(-90, -180), true],
  ['no latitude', at(90.1, 0), false],
  ['no latitude in the south', at(-90.1, 0), false],
  ['no longitude', at(0, 180.1), false],
  ['no longitude in the west', at(0, -180.1), false],
  ['a cell, which only the server makes', { ...seen, place: { kind: 'cell', lat: 20, lng: 79 } }, false],
  ['a month, which only others are shown', { ...seen, seen_on: '2026-11' }, false],
])('a new sighting of %s', (_, given, expected) => {
  expect(accepts(sightingInputSchema, given)).toBe(expected);
  expect(accepts(sightingField, JSON.stringify(given))).toBe(expected);
});

test('a form has it as JSON of at most 16,000 characters', () => {
  expect(sightingField.safeParse('{').error?.issues[0]?.message).toBe('sighting must be a JSON object.');
  expect(accepts(sightingField, JSON.stringify(seen).padEnd(16_000))).toBe(true);
  expect(accepts(sightingField, JSON.stringify(seen).padEnd(16_001))).toBe(false);
});

test.each([
  ['2026-11-02', true],
  ['2026-11', true],
  ['2026-11-02/2026-11-08', true],
  ['2026-11-02/2026-11', false],
  ['2026-11-02/2026-11-08/2026-11-09', false],
  ['2026-11-02/', false],
  ['2026-13', false],
  ['2026-00', false],
  ['in 2026-11', false],
  ['2026-11-32', false],
])('others see it on %j: %s', (seen_on, expected) => {
  const shown = { species: [], place: { kind: 'cell', lat: 20, lng: 79 }, protected: true };
  expect(accepts(sightingSchema, { ...shown, seen_on })).toBe(expected);
});
