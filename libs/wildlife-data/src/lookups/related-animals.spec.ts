import { animals } from '../animals/animals';
import { animalById } from './animal-lookups';
import { type LivingPlaces, relatedAnimals } from './related-animals';

const NOWHERE: LivingPlaces = { park: [], country: [], sea: [] };

const nowhere = () => NOWHERE;

const kinOf = (name: string, limit?: number) => {
  const id = animals.find((animal) => animal.name === name)?.id ?? 0;
  return relatedAnimals(animals, id, nowhere, limit).map(({ animal, kinship }) => [animal.name, kinship]);
};

test('the great cats of its genus come first, in the order of the record, then other cats', () => {
  expect(kinOf('Snow Leopard', 5)).toEqual([
    ['Leopard', { by: 'genus' }],
    ['Bengal Tiger', { by: 'genus' }],
    ['Asiatic Lion', { by: 'genus' }],
    ['Jaguar', { by: 'genus' }],
    ['Clouded Leopard', { by: 'group', many: 'cats' }],
  ]);
});

test('the smallest group says most: two whales are whales, not sea mammals', () => {
  expect(kinOf('Humpback Whale', 1)).toEqual([['Blue Whale', { by: 'group', many: 'whales' }]]);
});

test('without kin the type comes, those of one place first, and then what a record names', () => {
  const places: Record<string, LivingPlaces> = {
    'Purple Frog': { park: ['Periyar', 'Silent Valley'], country: ['India'], sea: [] },
    'Great Hornbill': { park: ['Silent Valley'], country: ['India'], sea: [] },
    Axolotl: { ...NOWHERE, country: ['Mexico', 'India'] },
  };
  const frog = animals.find(({ name }) => name === 'Purple Frog')?.id ?? 0;
  const kin = relatedAnimals(animals, frog, ({ name }) => places[name] ?? NOWHERE);
  const kinships = kin.map(({ animal, kinship }) => [animal.name, kinship]);
  expect(kinships.slice(2)).toEqual([
    ['Axolotl', { by: 'country', name: 'India' }],
    ['Great Hornbill', { by: 'park', name: 'Silent Valley' }],
  ]);
});

test('an animal of another type is related by a record alone, and not before those of the type', () => {
  const coral = kinOf('Staghorn Coral', 20).map(([, kinship]) => kinship);
  expect(coral[0]).toEqual({ by: 'type' });
  expect(coral.at(-1)).toEqual({ by: 'record' });
});

test('is never the animal itself or one twice, and no more than the limit', () => {
  for (const { id } of animals) {
    const kin = relatedAnimals(animals, id, nowhere).map(({ animal }) => animal.id);
    expect(new Set(kin).size).toBe(4);
    expect(kin).not.toContain(id);
  }
  expect(relatedAnimals(animals, 1, nowhere, -1)).toEqual([]);
  expect(animalById(animals, 999)).toBeUndefined();
  expect(relatedAnimals(animals, 999, nowhere)).toEqual([]);
});
