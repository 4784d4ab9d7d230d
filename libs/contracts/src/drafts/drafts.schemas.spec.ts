import { draftBodySchema } from './drafts.schemas';

const accepts = (given: object) => draftBodySchema.safeParse(given).success;
const sighting = { species: [], place: null, seen_on: '', hide_place: false };

test('a draft is kept as it was typed', () => {
  const text = '  A tiger\r\n\u200b ';
  expect(draftBodySchema.parse({ text })).toEqual({ text, pictures: [] });
});

test.each<[what: string, body: object, expected: boolean]>([
  ['a text of 2,000 characters', { text: 'x'.repeat(2000) }, true],
  ['a text of 2,001 characters', { text: 'x'.repeat(2001) }, false],
  ['a text with NUL', { text: 'a\u0000b' }, false],
  ['half of an emoji', { text: 'a\ud83d' }, false],
  ['an unknown field', { text: '', title: '' }, false],
  ['a sighting that is not filled in', { text: '', sighting }, true],
  ['a park', { text: '', sighting: { ...sighting, place: { kind: 'park', park: '' } } }, true],
  ['a point', { text: '', sighting: { ...sighting, place: { kind: 'point', lat: 20, lng: 79 } } }, true],
  ['a cell', { text: '', sighting: { ...sighting, place: { kind: 'cell', lat: 20, lng: 79 } } }, false],
  ['no animal yet', { text: '', sighting: { ...sighting, species: [{ species: '', count: null }] } }, true],
  ['fewer than none', { text: '', sighting: { ...sighting, species: [{ species: '', count: -1 }] } }, false],
])('a draft with %s', (_, body, expected) => expect(accepts(body)).toBe(expected));
