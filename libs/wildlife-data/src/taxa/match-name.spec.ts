import { matchName, nearestNames } from './match-name';
import { indexTaxa, type SearchedTaxon } from './taxon-index';
import { taxa } from './taxa';

const index = indexTaxa(taxa);
const match = (scientific: string, english = '') => {
  const found = matchName(index, { scientific, english }, 5);
  return found.isClear
    ? found.taxon.scientific_name
    : found.candidates.map(({ scientific_name: name }) => name);
};

test.each([
  // As eBird writes them.
  ['Passer domesticus', 'House Sparrow', 'Passer domesticus'],
  ['Columba livia (Feral Pigeon)', 'Rock Pigeon (Feral Pigeon)', 'Columba livia'],
  ['Motacilla alba [alba Group]', 'White Wagtail (White-faced)', 'Motacilla alba'],
  ['Passer domesticus nosuchrace', '', 'Passer domesticus'],
  ['Canis lupus pallipes', 'Indian Wolf', 'Canis lupus pallipes'],
  ['Phylloscopus sp.', 'Phylloscopus sp.', 'Phylloscopus'],
  ['Accipitridae sp.', 'hawk sp.', 'Accipitridae'],
  ['Ficedula parva/albicilla', 'Taiga/Red-breasted Flycatcher', 'Ficedula'],
  ['Motacilla alba alba/dukhunensis', '', 'Motacilla alba'],
  ['Anas platyrhynchos x poecilorhyncha', 'Mallard x Indian Spot-billed Duck (hybrid)', 'Anas'],
  // An older name, and one that only its English name tells.
  ['Nosuchgenus nosuchname', 'House Sparrow', 'Passer domesticus'],
  ['', 'house sparrow', 'Passer domesticus'],
  // The order has one name in both languages.
  ['', 'Primates', 'Primates'],
  // The English name does not outweigh the scientific one.
  ['Axis axis', 'House Sparrow', 'Axis axis'],
])('%s, %s is %s', (scientific, english, meant) => expect(match(scientific, english)).toBe(meant));

test('an older scientific name is that of the animal of today', () => {
  const older = taxa.flatMap(({ rank, names, scientific_name: name }) =>
    rank === 'species'
      ? names.flatMap((each) => (each.kind === 'synonym' ? [[each.name, name] as const] : []))
      : [],
  );
  expect(older.length).toBeGreaterThan(100);
  const found = older.slice(0, 100).filter(([synonym, name]) => match(synonym) === name);
  // Some were given to two animals.
  expect(found.length).toBeGreaterThan(95);
});

test('a misspelt name leaves the choice among what is like it', () => {
  const candidates = match('Passer domestikus');
  expect(candidates).toContain('Passer domesticus');
  expect(candidates.length).toBeLessThanOrEqual(5);
});

test.each([
  ['Xyzzyqux plughwort', ''],
  ['', ''],
])('nobody knows %j, %j', (scientific, english) => expect(match(scientific, english)).toEqual([]));

test('an English name that two have is left to choose, and one whose usual name it is comes alone', () => {
  const taxon = (id: number, name: string, other?: string): SearchedTaxon => ({
    ...{ id, rank: 'species', scientific_name: `Testus n${'abcdefgh'[id] ?? ''}`, name, group: 'birds' },
    ...{ extinct: false, india: false, common: 0 },
    names: other === undefined ? [] : [{ name: other, kind: 'common', language: null, used_in: null }],
  });
  const small = indexTaxa([
    taxon(1, 'Grey Rail', 'Marsh Hen'),
    taxon(2, 'Water Crake', 'Marsh Hen'),
    taxon(3, 'Reed Crake', 'Grey Rail'),
  ]);
  const ids = (english: string) => {
    const found = matchName(small, { scientific: '', english }, 5);
    return found.isClear ? found.taxon.id : found.candidates.map(({ id }) => id);
  };
  expect(ids('marsh hen')).toEqual([1, 2]);
  expect(ids('grey rail')).toBe(1);
});

test.each([
  ['Spatula discors/cyanoptera', ['Spatula']],
  ['Ardea alba/Egretta sp.', []],
  ['Cygnus olor x Anser anser', []],
  ['Anas crecca x Anas carolinensis', ['Anas']],
  ['Panthera tigris tigris', ['Panthera tigris tigris', 'Panthera tigris']],
  ['sp.', []],
  ['', []],
])('%s stands for %j', (name, meant) => expect(nearestNames(name)).toEqual(meant));
