import { monthFaults, monthsOfSeason, yearFaults } from './months-and-years';

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
    const park = { name: 'Park', months: [11, 12], best_time_to_visit: 'November to December' };
    expect(monthFaults(park)).toEqual([]);
    expect(monthFaults({ ...park, months: [12, 11] })).toHaveLength(1);
    expect(monthFaults({ ...park, months: [1], best_time_to_visit: 'January to January' })).toEqual([]);
    expect(monthFaults({ ...park, best_time_to_visit: 'Winter' })).toHaveLength(1);
    expect(yearFaults({ ...park, established: '2026' }, 2026)).toEqual([]);
    expect(yearFaults({ ...park, established: '2027' }, 2026)).toEqual(['Park: 2027 is later than 2026']);
  });
});
