import { childUntil } from './age-rules';

test.each([
  ['in the month after their eighteenth birthday at the latest', 2010, 5, '2028-05-31', '2028-06-01'],
  ['over the turn of a year', 2010, 12, '2028-12-31', '2029-01-01'],
  ['in a leap year', 2008, 2, '2026-02-28', '2026-03-01'],
  ['from the day of their birth', 2026, 11, '2026-11-29', '2044-12-01'],
])(
  'somebody is a child until the first day on which nobody born then is: %s',
  (_, year, month, today, until) => {
    expect(childUntil({ year, month }, today)).toBe(until);
    expect(childUntil({ year, month }, until)).toBeNull();
  },
);

test('an adult of any age is no child', () => {
  expect(childUntil({ year: 1950, month: 1 }, '2026-11-29')).toBeNull();
});
