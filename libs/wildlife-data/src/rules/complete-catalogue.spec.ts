import { animalIndex } from '../animals/animal-index';
import { animalTypes, type AnimalType, conservationStatuses } from '../animals/animal-vocabulary';
import { animals } from '../animals/animals';
import { animalCount, parkCount } from '../catalogue-size';
import { roster } from '../animals/roster';
import { glances } from '../glance/glances';
import { parks } from '../parks/parks';
import { idFaults, misplacedIndians } from './complete-catalogue';

const ids = (records: readonly { id: number }[]) => records.map((record) => record.id);

describe('the catalogue is complete', () => {
  test('finds missing, extra, duplicate and unordered ids', () => {
    expect(idFaults('animal', [1, 2, 3], 3)).toEqual([]);
    expect(idFaults('animal', [1, 3], 3)).toEqual(['animal 2 is missing']);
    expect(idFaults('animal', [1, 2, 3, 4], 3)).toEqual(['animal 4 is one too many']);
    expect(idFaults('animal', [1, 2, 2, 3], 3)).toEqual([
      'animal 2 occurs twice',
      'animal ids are out of order',
    ]);
    expect(idFaults('animal', [2, 1], 2)).toEqual(['animal ids are out of order']);
  });

  test('finds an Indian animal behind one of the world', () => {
    const at = (id: number, india: boolean) => ({ id, india });
    expect(misplacedIndians([at(1, true), at(2, false), at(3, true)])).toEqual([3]);
    expect(misplacedIndians([at(1, false), at(2, true)])).toEqual([2]);
    expect(misplacedIndians([at(1, true), at(2, false)])).toEqual([]);
    expect(misplacedIndians([at(1, true)])).toEqual([]);
  });

  test('the roster is complete, and of the first 117 those of India come first', () => {
    expect(idFaults('animal', ids(roster), animalCount)).toEqual([]);
    expect(misplacedIndians(roster.slice(0, 117))).toEqual([]);
  });

  test('every animal has its card and its text', () => {
    expect(ids(animalIndex)).toEqual(ids(roster));
    expect(ids(animals)).toEqual(ids(roster));
    expect(ids(glances)).toEqual(ids(roster));
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

  test('the parks are complete', () => {
    expect(idFaults('park', ids(parks), parkCount)).toEqual([]);
  });
});
