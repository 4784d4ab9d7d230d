import { roster } from '../animals/roster';
import { otherNames } from '../place-check/species-names';
import { animalGroups } from '../search/animal-groups';
import { commonNames } from '../search/common-names';
import { animalGroupFaults, commonNameFaults } from './search-words';

const animals = [
  { id: 1, name: 'Bengal Tiger' },
  { id: 40, name: 'Indian Peacock' },
];

describe('the words of the search', () => {
  test('finds a name without an animal, of its own animal, twice, and not folded', () => {
    expect(commonNameFaults({ 40: ['peafowl'] }, animals)).toEqual([]);
    expect(commonNameFaults({ 99: ['dodo'] }, animals)).toHaveLength(1);
    expect(commonNameFaults({ 1: ['tiger'] }, animals)).toHaveLength(1);
    expect(commonNameFaults({ 40: ['peafowl', 'peafowl'] }, animals)).toHaveLength(1);
    expect(commonNameFaults({ 40: ['Peafowl '] }, animals)).toHaveLength(1);
  });

  test('finds a group that is empty, named twice, or holds an unknown animal or one twice', () => {
    const group = { one: 'big cat', many: 'big cats', ids: [1] };
    expect(animalGroupFaults([group], animals)).toEqual([]);
    expect(animalGroupFaults([{ ...group, ids: [] }], animals)).toHaveLength(1);
    expect(animalGroupFaults([group, group], animals)).toHaveLength(1);
    expect(animalGroupFaults([{ ...group, ids: [99] }], animals)).toHaveLength(1);
    expect(animalGroupFaults([{ ...group, ids: [1, 1] }], animals)).toHaveLength(1);
  });

  test('all point to the catalogue', () => {
    expect(commonNameFaults(commonNames, roster)).toEqual([]);
    expect(animalGroupFaults(animalGroups, roster)).toEqual([]);
  });

  test('no name stands in both lists', () => {
    const double = Object.entries(commonNames).flatMap(([id, names]) =>
      names.filter((name) => otherNames[Number(id)]?.includes(name)),
    );
    expect(double).toEqual([]);
  });
});
