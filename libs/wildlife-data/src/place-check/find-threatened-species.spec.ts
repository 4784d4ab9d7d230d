import { animalCount } from '../catalogue-size';
import { roster } from '../animals/roster';
import { parks } from '../parks/parks';
import { findThreatenedSpecies, threatenedStatuses } from './find-threatened-species';
import { normalizeText } from './normalized-text';
import { isParkName, namesPark, parkNames } from './park-names';
import { otherNames } from './species-names';

const namesIn = (text: string) =>
  findThreatenedSpecies(text).flatMap(({ species }) => species.map(({ name }) => name));
const threatened = roster.filter(({ conservation_status: status }) =>
  threatenedStatuses.some((each) => each === status),
);
const secure = roster.filter((animal) => !threatened.includes(animal));

test('most of the catalogue is threatened', () => {
  expect(threatened.length).toBeGreaterThan(secure.length);
  expect(threatened.length + secure.length).toBe(animalCount);
});

test.each(threatened)('finds $name by both names in any case', ({ name, scientific_name }) => {
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

test.each(secure)('$name is not threatened', ({ name, scientific_name }) => {
  expect(namesIn(`${name}, ${scientific_name}`)).toEqual([]);
});

test('other names belong to threatened species', () => {
  const ids = threatened.map(({ id }) => id);
  expect(
    Object.keys(otherNames)
      .map(Number)
      .filter((id) => !ids.includes(id)),
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
])('%j is %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test('शेर is the tiger and the lion', () => {
  expect(namesIn('शेर')).toEqual(['Bengal Tiger', 'Asiatic Lion']);
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
