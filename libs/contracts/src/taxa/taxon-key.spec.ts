import { communityName } from '../identifications/identifications.schemas';
import { animalKeySchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { freeNameFault, freeNameKey, freeNameKeyFault, freeNameOf, taxonIdOf, taxonKey } from './taxon-key';

test.each([1, 16_001, 999_999_999])('the key of %i stands where a slug may, and gives it back', (id) => {
  expect(speciesSlugSchema.safeParse(taxonKey(id)).success).toBe(true);
  expect(taxonIdOf(taxonKey(id))).toBe(id);
});

test.each([
  'bengal-tiger',
  'taxon-',
  'taxon-0',
  'taxon-016',
  'taxon-1-crow',
  'taxon-1234567890',
  'Taxon-1',
  '',
])('%j is no key', (text) => expect(taxonIdOf(text)).toBeNull());

test.each([
  ['Hill  bird ', 'free:birds:Hill bird'],
  ['पहाड़ी चिड़िया', 'free:birds:पहाड़ी चिड़िया'],
  ["Warbler sp. (Tytler's?)", "free:birds:Warbler sp. (Tytler's?)"],
])('the key of %j stands where a sighting names an animal, and gives it back', (words, key) => {
  expect(freeNameKey({ group: 'birds', words })).toBe(key);
  expect(animalKeySchema.safeParse(key).success).toBe(true);
  expect(speciesSlugSchema.safeParse(key).success).toBe(false);
  expect(freeNameOf(key)).toEqual({ group: 'birds', words: key.slice('free:birds:'.length) });
});

test.each([
  'free:birds:',
  'free:toString:Hill bird',
  'free:Hill bird',
  'chital',
  'a free:birds:Hill bird',
  'FREE:birds:Hill bird',
  '',
])('%j is no free name', (key) => expect(freeNameOf(key)).toBeNull());

const written =
  'A free name is written free:, its group, a colon and the words, such as free:birds:Hill bird.';
test.each([
  ['chital', null],
  ['free:birds:Hill bird', null],
  ['free:birds:Hill  bird', written],
  ['free:birds: Hill bird', written],
  ['free:birds:', written],
  ['free:cars:Hill bird', written],
  [`free:birds:${'a'.repeat(60)}`, null],
  [`free:birds:${'a'.repeat(61)}`, 'A free name can have at most 60 characters.'],
  ['free:birds:!!', 'A free name has two letters or more, and no digits or signs.'],
])('the fault of the key %j: %j', (key, fault) => {
  expect(freeNameKeyFault(key)).toBe(fault);
  expect(animalKeySchema.safeParse(key).error?.issues[0]?.message ?? null).toBe(fault);
});

test.each([
  '',
  'x',
  '26.57, 93.17',
  'a.b',
  'see https://example.org',
  'ti\u200bger',
  'bird\u202e',
  '!!',
  'a'.repeat(61),
])('%j may not stand as a free name', (words) => expect(freeNameFault(words)).not.toBeNull());

test('a community agrees on no free name, and it counts against others', () => {
  const key = freeNameKey({ group: 'birds', words: 'Hill bird' });
  expect(communityName([{ species: key, total: 3 }])).toBeNull();
  expect(
    communityName([
      { species: key, total: 2 },
      { species: 'chital', total: 2 },
    ]),
  ).toBeNull();
  expect(
    communityName([
      { species: key, total: 1 },
      { species: 'chital', total: 2 },
    ]),
  ).toBe('chital');
});
