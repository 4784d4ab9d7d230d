import { parks } from '@aranya/wildlife-data';
import { render } from '@testing-library/react';
import { SeasonCalendar } from './season-calendar';

const marked = (season: readonly number[]) => {
  const { container } = render(<SeasonCalendar season={season} />);
  expect(container.querySelectorAll('li')).toHaveLength(12);
  return [...container.querySelectorAll('[data-season]')].map((month) => month.textContent);
};

test('marks the months of the season, also over the turn of the year', () => {
  expect(marked([11, 12, 1, 2])).toEqual(['Jan', 'Feb', 'Nov', 'Dec']);
  expect(marked([6])).toEqual(['Jun']);
  expect(marked([])).toEqual([]);
});

test('marks the months that each park names in words', () => {
  for (const park of parks) {
    const ends = park.best_time_to_visit.match(/\b[A-Z][a-z]{2}/g) ?? [];
    expect(ends.length).toBeGreaterThan(1);
    expect([park.name, marked(park.months)]).toEqual([park.name, expect.arrayContaining(ends)]);
  }
});

test('a month of which some days are closed is marked as such', () => {
  const closures = [{ months: [6, 7], part_months: [5], whole: true }];
  const { container } = render(<SeasonCalendar season={[11]} closures={closures} />);
  const marked = (mark: string) =>
    [...container.querySelectorAll(`[${mark}]`)].map(({ textContent }) => textContent);
  expect(marked('data-closed')).toEqual(['Jun', 'Jul']);
  expect(marked('data-partly-closed')).toEqual(['May']);
});
