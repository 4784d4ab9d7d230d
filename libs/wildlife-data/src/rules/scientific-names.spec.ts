import { roster } from '../animals/roster';
import { scientificNameFaults } from './scientific-names';

describe('scientific names have their form', () => {
  const faults = (scientific_name: string) => scientificNameFaults({ name: 'Tiger', scientific_name });

  test('accepts species and subspecies', () => {
    expect(faults('Panthera tigris')).toEqual([]);
    expect(faults('Panthera tigris tigris')).toEqual([]);
  });

  test.each([
    'Panthera',
    'panthera tigris',
    'Panthera Tigris',
    'Panthera tigris ssp. tigris',
    'Panthera  tigris',
    'Panthera tigris (Linnaeus, 1758)',
    'P. tigris',
    'Panthera tigris ',
    'the Panthera tigris',
    '',
  ])('finds %j', (name) => expect(faults(name)).toEqual([`Tiger: '${name}' is no scientific name`]));

  test('in every record', () => expect(roster.flatMap(scientificNameFaults)).toEqual([]));
});
