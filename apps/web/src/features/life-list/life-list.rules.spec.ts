import { animalCount } from '@aranya/wildlife-data';
import type { LifeListEntry } from '@aranya/contracts';
import { classProgress, placeText, seenSpecies, sorted, toCsv } from './life-list.rules';

const entry = (species: string, seenOn: string): LifeListEntry => {
  const sighting = { seen_on: seenOn, place: null, post_id: null };
  return { species, times: 2, first: sighting, latest: sighting, parks: [] };
};
const speciesNames = (seen: ReturnType<typeof seenSpecies>) => seen.map(({ species }) => species.name);

test('leaves out what the catalogue does not know', () => {
  expect(speciesNames(seenSpecies([entry('unicorn', '2026-01-01'), entry('gaur', '2026-01-01')]))).toEqual([
    'Gaur',
  ]);
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
  expect(placeText({ kind: 'point', lat: 26.5, lng: 93.1 })).toBe('26.5° N 93.1° E');
  expect(placeText({ kind: 'cell', degrees: 0.2, lat: 26.5, lng: 93.1 })).toBe('around 26.5° N 93.1° E');
});

test('writes a CSV that spreadsheets read', () => {
  expect(toCsv(seenSpecies([entry('gaur', '2026-01-01')]))).toBe(
    '\uFEFF"Species","Scientific name","Class","First seen","Place","Times seen","Latest"\r\n' +
      '"Gaur","Bos gaurus","Mammal","2026-01-01","","2","2026-01-01"\r\n',
  );
});
