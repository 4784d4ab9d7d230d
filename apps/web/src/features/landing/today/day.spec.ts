import { detectiveAnimals, parkIndex, roster } from '@aranya/wildlife-data';
import { detectiveOrder } from '../../../lib/daily/detective-order';
import { ANY_DAY } from './any-day';
import { picksOfDay } from './day';

const on = (day: number) => picksOfDay(new Date(2026, 10, day, 6, 30));

test('the picks hold all day, and the next day has others', () => {
  expect(picksOfDay(new Date(2026, 10, 22, 23, 59))).toEqual(on(22));
  expect(on(23).species).not.toEqual(on(22).species);
  expect(on(23).park).not.toEqual(on(22).park);
});

test('every species and every park has its day before one returns', () => {
  const days = Array.from({ length: roster.length }, (_, at) => on(at + 1));
  expect(new Set(days.map(({ species }) => species.id)).size).toBe(roster.length);
  expect(new Set(days.slice(0, parkIndex.length).map(({ park }) => park.id)).size).toBe(parkIndex.length);
});

test('the riddle is the first clue of the round that Animal Detective has today', () => {
  const [first] = detectiveOrder('2026-11-22');
  expect(on(22).clue).toBe(first?.clues[0]);
  expect(detectiveAnimals).toContainEqual(first);
});

test('what rendered pages show is as the records say', () => {
  const { species, park, clue } = ANY_DAY;
  expect(roster).toContainEqual(expect.objectContaining(species));
  expect(parkIndex).toContainEqual(expect.objectContaining(park));
  expect(detectiveAnimals.flatMap(({ clues }) => clues)).toContain(clue);
});
