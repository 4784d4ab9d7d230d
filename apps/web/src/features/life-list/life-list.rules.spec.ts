import { animalCount } from '@aranya/wildlife-data';
import type { LifeListEntry } from '@aranya/contracts';
import { houseSparrow } from '../../testing/taxa';
import { classProgress, placeText, seenSpecies, sorted, toCsv, toInaturalistCsv } from './life-list.rules';

const entry = (species: string, seenOn: string): LifeListEntry => {
  const sighting = { seen_on: seenOn, place: null, post_id: null };
  return { species, times: 2, first: sighting, latest: sighting, parks: [] };
};
const speciesNames = (seen: ReturnType<typeof seenSpecies>) => seen.map(({ animal }) => animal.name);

test('leaves out what the catalogue does not know', () => {
  expect(speciesNames(seenSpecies([entry('unicorn', '2026-01-01'), entry('gaur', '2026-01-01')]))).toEqual([
    'Gaur',
  ]);
});

test('an animal beyond the catalogue has its class and its page, and counts in no class of the catalogue', () => {
  const seen = seenSpecies([
    { ...entry('taxon-16001', '2026-01-02'), taxon: houseSparrow },
    entry('gaur', '2026-01-01'),
  ]);
  expect(seen[0]).toMatchObject({
    animal: { name: 'House Sparrow', path: '/taxa/16001-house-sparrow' },
    type: 'Bird',
    isCatalogued: false,
  });
  expect(classProgress(seen).find(({ type }) => type === 'Bird')).toMatchObject({ seen: 0 });
  expect(toCsv(seen)).toContain('"House Sparrow","Passer domesticus","Bird","2026-01-02"');
});

test.each([
  ['snakes', 'Reptile'],
  ['moths', 'Insect'],
  ['spiders', 'Invertebrate'],
  ['starfish and sea urchins', 'Invertebrate (Echinoderm)'],
])('%s are in the class %s', (group, type) => {
  const [seen] = seenSpecies([{ ...entry('taxon-2', '2026-01-01'), taxon: { ...houseSparrow, group } }]);
  expect(seen?.type).toBe(type);
});

test('orders by day, name and class; a month comes before the days in it', () => {
  const seen = seenSpecies([
    entry('indian-peacock', '2026-03'),
    entry('gaur', '2026-03-02'),
    entry('chital', '2026-03-02'),
    entry('king-cobra', '2026-04'),
  ]);
  expect(speciesNames(sorted(seen, 'newest'))).toEqual(['King Cobra', 'Chital', 'Gaur', 'Indian Peacock']);
  expect(speciesNames(sorted(seen, 'name'))).toEqual(['Chital', 'Gaur', 'Indian Peacock', 'King Cobra']);
  expect(speciesNames(sorted(seen, 'class'))).toEqual(['Chital', 'Gaur', 'Indian Peacock', 'King Cobra']);
});

test('counts by class; the classes together are the catalogue', () => {
  const classes = classProgress(seenSpecies([entry('gaur', '2026-01-01')]));
  expect(classes.find(({ type }) => type === 'Mammal')).toMatchObject({ seen: 1 });
  expect(classes.reduce((sum, { total }) => sum + total, 0)).toBe(animalCount);
});

test('names a park, a point and a cell', () => {
  expect(placeText(null)).toBe('');
  expect(placeText({ kind: 'park', park: 'kanha-national-park' })).toBe('Kanha National Park');
  expect(placeText({ kind: 'park', park: 'area-chilika-lake' })).toBe('Chilika Lake, Odisha');
  expect(placeText({ kind: 'point', lat: 26.5, lng: 93.1 })).toBe('26.5° N 93.1° E');
  expect(placeText({ kind: 'point', lat: 26.5, lng: 93.1, name: 'Old weir' })).toBe(
    'Old weir, 26.5° N 93.1° E',
  );
  expect(placeText({ kind: 'cell', degrees: 0.2, lat: 26.5, lng: 93.1 })).toBe('around 26.5° N 93.1° E');
});

test('writes a CSV that spreadsheets read', () => {
  expect(toCsv(seenSpecies([entry('gaur', '2026-01-01')]))).toBe(
    '\uFEFF"Species","Scientific name","Class","First seen","Place","Times seen","Latest"\r\n' +
      '"Gaur","Bos gaurus","Mammal","2026-01-01","","2","2026-01-01"\r\n',
  );
});

test('writes what iNaturalist imports: exact days, and points without a name', () => {
  const at = (species: string, seenOn: string, place: LifeListEntry['first']['place']) => ({
    ...entry(species, seenOn),
    first: { seen_on: seenOn, place, post_id: null },
  });
  const seen = seenSpecies([
    at('gaur', '2026-01-01', { kind: 'park', park: 'kanha-national-park' }),
    at('chital', '2019-03', { kind: 'point', lat: 26.5, lng: 93.1 }),
  ]);
  expect(toInaturalistCsv(seen).split('\r\n').slice(1)).toEqual([
    '"Bos gaurus","2026-01-01","","Kanha National Park","","","","obscured"',
    '"Axis axis","","","","26.5","93.1","","obscured"',
    '',
  ]);
});
