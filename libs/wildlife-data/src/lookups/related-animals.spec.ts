import { animals } from '../animals/animals';
import { animalById } from './animal-lookups';
import { relatedAnimals } from './related-animals';

const kinOf = (name: string, limit?: number) => {
  const id = animals.find((animal) => animal.name === name)?.id ?? 0;
  return relatedAnimals(animals, id, limit).map(({ animal, kinship }) => [animal.name, kinship]);
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

test('without kin the type comes, its own landscape first, and then what a record names', () => {
  const kin = relatedAnimals(animals, animals.find(({ name }) => name === 'Red Panda')?.id ?? 0, 200);
  const kinds = kin.map(({ kinship }) => kinship.by);
  expect([...new Set(kinds)].filter((by) => by !== 'record' && by !== 'landscape')).toEqual([
    'type and landscape',
    'type',
  ]);
});

test('an animal of another type is related by a record alone, and not before those of the type', () => {
  const coral = kinOf('Staghorn Coral', 20).map(([, kinship]) => kinship);
  expect(coral[0]).toEqual(expect.objectContaining({ by: expect.stringMatching(/^type/) }));
  expect(coral.at(-1)).toEqual(
    expect.objectContaining({ by: expect.stringMatching(/^(landscape|record)$/) }),
  );
});

test('is never the animal itself or one twice, and no more than the limit', () => {
  for (const { id } of animals) {
    const kin = relatedAnimals(animals, id).map(({ animal }) => animal.id);
    expect(new Set(kin).size).toBe(4);
    expect(kin).not.toContain(id);
  }
  expect(relatedAnimals(animals, 1, -1)).toEqual([]);
  expect(animalById(animals, 999)).toBeUndefined();
  expect(relatedAnimals(animals, 999)).toEqual([]);
});
