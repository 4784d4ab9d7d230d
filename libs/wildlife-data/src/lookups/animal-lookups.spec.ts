import { animalCount } from '../catalogue-size';
import { containsFolded, folded } from '../text/folded';
import { toSlug } from '../text/slug';
import { animalById, filterAnimals, isAnimalId, searchAnimals } from './animal-lookups';

const tiger = {
  id: 1,
  name: 'Bengal Tiger',
  scientific_name: 'Panthera tigris tigris',
  region: 'India and Nepal',
  type: 'Mammal',
  biome: 'forest',
  conservation_status: 'Endangered',
} as const;
const tortoise = {
  id: 2,
  name: 'Galápagos Tortoise',
  scientific_name: 'Chelonoidis niger',
  region: 'Ecuador',
  type: 'Reptile',
  biome: 'coast',
  conservation_status: 'Vulnerable',
} as const;
const chital = {
  id: 3,
  name: 'Chital',
  scientific_name: 'Axis axis',
  region: 'India and Sri Lanka',
  type: 'Mammal',
  biome: 'forest',
  conservation_status: 'Least Concern',
} as const;
const camel = { ...chital, id: 4, name: 'Camel', biome: 'desert' } as const;
const gaur = { ...chital, id: 5, name: 'Gaur', biome: 'forest' } as const;
const all = [tiger, tortoise, chital, camel, gaur];

describe('searchAnimals', () => {
  test.each([
    ['tiger', [1]],
    ['NEPAL', [1]],
    ['panthera', []],
    ['galapagos', [2]],
    ['GALÁPAGOS', [2]],
    ['Galápagos', [2]],
    ['  chital ', [3]],
    ['', [1, 2, 3, 4, 5]],
    ['   ', [1, 2, 3, 4, 5]],
    ['tigerx', []],
    ['.*', []],
  ])('%j finds %j', (text, ids) => {
    expect(searchAnimals(all, text).map((animal) => animal.id)).toEqual(ids);
  });
});

describe('filterAnimals', () => {
  test('filters by status exactly: Endangered is not Critically Endangered', () => {
    const saola = { ...tiger, id: 9, conservation_status: 'Critically Endangered' } as const;
    expect(filterAnimals([tiger, saola], { status: 'Endangered' })).toEqual([tiger]);
  });

  test('filters by type and status together', () => {
    expect(filterAnimals(all, { type: 'Mammal', status: 'Endangered' })).toEqual([tiger]);
    expect(filterAnimals(all, { type: 'Reptile', status: 'Endangered' })).toEqual([]);
  });

  test('All and no value do not filter', () => {
    expect(filterAnimals(all, {})).toEqual(all);
    expect(filterAnimals(all, { status: 'All', type: 'All' })).toEqual(all);
  });
});

describe('animalById', () => {
  test('compares ids as text', () => {
    expect(animalById(all, '2')).toBe(tortoise);
    expect(animalById(all, 2)).toBe(tortoise);
    for (const id of ['02', '2.0', ' 2', '2e0', '', 'tiger', '999'])
      expect(animalById(all, id)).toBeUndefined();
  });
});

test.each([
  ['1', true],
  [String(animalCount), true],
  ...['0', '01', '1.0', '1.5', '-1', '', ' 1', 'tiger', String(animalCount + 1)].map(
    (id) => [id, false] as const,
  ),
] as const)('%j is the id of an animal: %s', (id, expected) => expect(isAnimalId(id)).toBe(expected));

test('texts are compared and named without accents, capitals and marks', () => {
  expect(folded('São  Tomé’s\n\nÌbis')).toBe("sao tome's ibis");
  expect(folded('Bar-headed Goose')).toBe('bar headed goose');
  expect(toSlug('(Grey-headed)  Przewalski’s  horse!')).toBe('grey-headed-przewalski-s-horse');
  expect(containsFolded(['Gir'], '  ')).toBe(true);
  expect(containsFolded(['Gir', 'Kanha'], 'KĀN')).toBe(true);
  for (const text of ['bar-headed', 'bar headed', 'barheaded', 'Headed-Goose', 'headedgoose'])
    expect(containsFolded(['Bar-headed Goose'], text)).toBe(true);
  // Only from the beginning of a word, and only where chance is unlikely.
  for (const text of ['aded goosey', 'adedgoose', 'rhead'])
    expect(containsFolded(['Bar-headed Goose'], text)).toBe(false);
});
