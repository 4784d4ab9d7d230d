import { animalTypes, conservationStatuses, type AnimalType } from '../animals/animal-vocabulary';
import { roster } from '../animals/roster';
import { unknownCategories } from './known-categories';

describe('categories come from the closed lists', () => {
  const dodo = { name: 'Dodo', type: 'Bird', biome: 'forest', conservation_status: 'Extinct' };

  test('finds an unknown word, also one in the wrong case', () => {
    expect(unknownCategories(dodo)).toEqual(["Dodo: 'Extinct' is no conservation_status"]);
    expect(unknownCategories({ ...dodo, type: 'bird', conservation_status: 'Vulnerable' })).toHaveLength(1);
    expect(unknownCategories({ ...dodo, conservation_status: 'Vulnerable' })).toEqual([]);
  });

  test('in every record', () => {
    expect(roster.flatMap(unknownCategories)).toEqual([]);
  });

  test('every type and every status of the lists is met in the catalogue', () => {
    expect(animalTypes.filter((type) => !roster.some((animal) => animal.type === type))).toEqual([]);
    const met = (status: string) => roster.some((animal) => animal.conservation_status === status);
    expect(conservationStatuses.filter((status) => !met(status))).toEqual([]);
  });

  test('the specification’s groups are all there in numbers', () => {
    const count = (...types: AnimalType[]) => roster.filter((animal) => types.includes(animal.type)).length;
    expect(count('Mammal')).toBeGreaterThan(30);
    expect(count('Bird')).toBeGreaterThan(15);
    expect(count('Reptile')).toBeGreaterThan(8);
    expect(count('Amphibian')).toBeGreaterThan(3);
    expect(count('Fish')).toBeGreaterThan(5);
    expect(count('Insect', 'Invertebrate', 'Invertebrate (Echinoderm)')).toBeGreaterThan(8);
  });
});
