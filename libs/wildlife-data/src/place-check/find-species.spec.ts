import { roster } from '../animals/roster';
import { parks } from '../parks/parks';
import { findSpecies } from './find-species';
import { normalizeText } from './normalized-text';
import { isParkName, namesPark, parkNames } from './park-names';
import { sensitiveAmong } from './sensitive-species';
import { otherNames } from './species-names';

const namesIn = (text: string) => findSpecies(text).flatMap(({ species }) => species.map(({ name }) => name));

test.each(roster)('finds $name by both names in any case', ({ name, scientific_name }) => {
  for (const text of [
    name,
    name.toUpperCase(),
    name.toLowerCase(),
    scientific_name,
    `#${name.replace(/\W/g, '')}`,
  ]) {
    expect(namesIn(`Look: ${text}!`)).toContain(name);
  }
});

test('other names belong to species whose places are kept', () => {
  const kept = sensitiveAmong(roster.map(({ slug }) => slug)).map(({ id }) => id);
  expect(
    Object.keys(otherNames)
      .map(Number)
      .filter((id) => !kept.includes(id)),
  ).toEqual([]);
});

test.each([
  ['tigers', 'Bengal Tiger'],
  ["the tiger's cubs", 'Bengal Tiger'],
  ['tigresses', 'Bengal Tiger'],
  ['ti\u200bger', 'Bengal Tiger'],
  ['ｔｉｇｅｒ', 'Bengal Tiger'],
  ['tígér', 'Bengal Tiger'],
  ['P. tigris', 'Bengal Tiger'],
  ['P.tigris', 'Bengal Tiger'],
  ['the first snow. Leopard tracks', 'Leopard'],
  ['बाघ देखा', 'Bengal Tiger'],
  ['#TigersOfKanha', 'Bengal Tiger'],
  ['🐅', 'Bengal Tiger'],
  ['snow-leopards', 'Snow Leopard'],
  ['wolves', 'Indian Wolf'],
  ['rhinos', 'Indian Rhinoceros'],
  ['one-horned rhinoceroses', 'Indian Rhinoceros'],
  ['wild buffaloes', 'Wild Water Buffalo'],
  ['sambhar stag', 'Sambar'],
  ['wild dogs', 'Dhole'],
  ['gharials', 'Gharial'],
  ['olive ridleys', 'Olive Ridley Turtle'],
  ['गैंडा', 'Indian Rhinoceros'],
  ['वाघीण दिसली', 'Bengal Tiger'],
  ['बिबट्या', 'Leopard'],
  ['तरस', 'Striped Hyena'],
  ['काळवीट', 'Blackbuck'],
  ['blue sheep', 'Bharal'],
])('%j is %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test('शेर is the tiger and the lion', () => {
  expect(namesIn('शेर')).toEqual(['Bengal Tiger', 'Asiatic Lion']);
});

test('says where a text names it', () => {
  expect(findSpecies('A Tíger here')).toMatchObject([{ start: 2, end: 7, text: 'Tíger' }]);
});

test('the longest name wins', () => {
  expect(namesIn('a red panda')).toEqual(['Red Panda']);
  expect(namesIn('African elephants')).toEqual(['African Savanna Elephant']);
});

test.each([
  'tiger reserve',
  'tiger moths',
  'sea lions',
  'leopard gecko',
  '@tiger',
  'tigerish',
  'Elephanta',
  'wolfram',
])('%j names none', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('every park of the catalogue is known by its name', () => {
  expect(Object.keys(parkNames).map(Number)).toEqual(parks.map(({ id }) => id));
  expect(parks.filter(({ name }) => !namesPark(normalizeText(`In ${name}.`).text))).toEqual([]);
  expect(isParkName('tadoba')).toBe(true);
  expect(['girl', 'manaslu', 'a road'].filter(namesPark)).toEqual([]);
});
