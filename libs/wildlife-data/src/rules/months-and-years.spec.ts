import { parks } from '../parks/parks';
import { monthsOfSeason, timeFaults } from './months-and-years';

describe('months and years are possible and agree', () => {
  test('a season in words spans the turn of the year', () => {
    expect(monthsOfSeason('November to January')).toEqual([11, 12, 1]);
    expect(monthsOfSeason('April to May and October to October')).toEqual([4, 5, 10]);
    expect(monthsOfSeason('All year')).toBeNull();
    expect(monthsOfSeason('Nov to Jan')).toBeNull();
    expect(monthsOfSeason('')).toBeNull();
  });

  test('finds bad months, bad years and disagreement', () => {
    const park = {
      name: 'Park',
      months: [11, 12],
      best_time_to_visit: 'November to December',
      established: '1974',
    };
    expect(timeFaults(park, 2026)).toEqual([]);
    expect(timeFaults({ ...park, months: [11, 12, 13] }, 2026)).toHaveLength(2);
    expect(timeFaults({ ...park, months: [12, 11] }, 2026)).toHaveLength(1);
    expect(timeFaults({ ...park, best_time_to_visit: 'Winter' }, 2026)).toHaveLength(1);
    for (const established of ['1935', '2027', 'c. 1974', '74', ''])
      expect(timeFaults({ ...park, established }, 2026)).toHaveLength(1);
  });

  test('in every park', () => {
    const thisYear = new Date().getFullYear();
    expect(parks.flatMap((park) => timeFaults(park, thisYear))).toEqual([]);
  });
});
