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
    expect(commonNameFaults({ 99: ['dodo', 'drone'] }, animals)).toEqual([
      "there is no animal 99 for 'dodo', 'drone'",
    ]);
    expect(commonNameFaults({ 1: ['tiger'] }, animals)).toEqual([
      "'tiger' stands in the name of Bengal Tiger",
    ]);
    expect(commonNameFaults({ 40: ['peafowl', 'peafowl'] }, animals)).toEqual([
      "Indian Peacock 'peafowl' occurs more than once",
    ]);
  });

  test.each(['Peafowl', 'peafowl ', 'ox'])('finds that %j is not folded, or too short', (name) => {
    expect(commonNameFaults({ 40: [name] }, animals)).toEqual([`'${name}' is not folded`]);
    expect(animalGroupFaults([{ one: name, many: 'birds', ids: [40] }], animals)).toEqual([
      `'${name}' is not folded`,
    ]);
  });

  test('finds a group that is empty, named twice, or holds an unknown animal or one twice', () => {
    const group = { one: 'big cat', many: 'big cats', ids: [1] };
    expect(animalGroupFaults([group], animals)).toEqual([]);
    expect(animalGroupFaults([{ ...group, one: 'cat' }], animals)).toEqual([]);
    expect(animalGroupFaults([{ ...group, ids: [] }], animals)).toEqual(["the group 'big cat' is empty"]);
    expect(animalGroupFaults([group, group], animals)).toEqual(["the group 'big cat' occurs more than once"]);
    expect(animalGroupFaults([{ ...group, ids: [99] }], animals)).toEqual([
      "there is no animal 99 for the group 'big cat'",
    ]);
    expect(animalGroupFaults([{ ...group, ids: [1, 1] }], animals)).toEqual([
      "the group 'big cat' '1' occurs more than once",
    ]);
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
