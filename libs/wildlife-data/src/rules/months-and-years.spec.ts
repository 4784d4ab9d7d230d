import { parks } from '../parks/parks';
import { monthsOfSeason, timeFaults } from './months-and-years';

describe('months and years are possible and agree', () => {
  test('a season in words spans the turn of the year', () => {
    expect(monthsOfSeason('November to January')).toEqual([11, 12, 1]);
    expect(monthsOfSeason('April to May and October to October')).toEqual([4, 5, 10]);
    expect(monthsOfSeason('January to March')).toEqual([1, 2, 3]);
  });

  test.each(['All year', 'April', 'Nov to January', 'November to Jan', 'April to May to June', ''])(
    '%j is no season',
    (words) => expect(monthsOfSeason(words)).toBeNull(),
  );

  test('finds a season that its months do not say, and a year to come', () => {
    const park = {
      name: 'Park',
      months: [11, 12],
      best_time_to_visit: 'November to December',
      established: '1974',
    };
    expect(timeFaults(park, 2026)).toEqual([]);
    expect(timeFaults({ ...park, months: [12, 11] }, 2026)).toHaveLength(1);
    expect(timeFaults({ ...park, months: [1], best_time_to_visit: 'January to January' }, 2026)).toEqual([]);
    expect(timeFaults({ ...park, best_time_to_visit: 'Winter' }, 2026)).toHaveLength(1);
    expect(timeFaults({ ...park, established: '2026' }, 2026)).toEqual([]);
    expect(timeFaults({ ...park, established: '2027' }, 2026)).toEqual(['Park: 2027 is later than 2026']);
  });

  test('in every park', () => {
    const thisYear = new Date().getFullYear();
    expect(parks.flatMap((park) => timeFaults(park, thisYear))).toEqual([]);
  });
});
