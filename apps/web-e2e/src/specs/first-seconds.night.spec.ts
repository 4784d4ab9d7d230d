import { expectEarlyPressWorks, expectEarlyTypingFilters } from '../support/first-seconds';
import { test, withMotion } from '../support/fixtures';

test.use(withMotion);

for (const [rate, delay] of [
  [1, 30],
  [1, 75],
  [1, 120],
  [4, 75],
  [4, 120],
] as const)
  test(`what is typed from the load event on, a key each ${delay} ms, filters the animals, processor ${rate} times slower`, ({
    page,
  }) => expectEarlyTypingFilters(page, rate, delay));

test('heart, park, game and theme pressed at once do what they say, processor 4 times slower', ({ page }) =>
  expectEarlyPressWorks(page, 4));
