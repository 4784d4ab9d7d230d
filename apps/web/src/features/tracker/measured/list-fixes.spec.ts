import { type Fix, journeyOf } from '@aranya/wildlife-data';
import { listFixes } from './list-fixes';
import { fixAt } from './listed-fix';

const DAY = 86_400;
const HOUR = 3600;
const journey = (points: Fix[]) => journeyOf({ id: 'some', points, gap_days: 3 });
const words = (...args: Parameters<typeof listFixes>) =>
  listFixes(...args).fixes.map((fix) => `${fix.name}: ${fix.words}`);

test('each fix has its day, its way from the start and where it heads', () => {
  expect(
    words(
      journey([
        [70, 20, 18 * HOUR],
        [68, 18, DAY],
        [67, 10, 11 * DAY],
      ]),
    ),
  ).toEqual([
    'Day 1: at the start, heading south-west',
    'Day 2: 306 km south-west of the start, then no position for 10 days',
    'Day 12: 1,158 km south of the start, where the record ends',
  ]);
});

test('the hour tells the fixes of one day apart, and a short way is no heading', () => {
  expect(
    words(
      journey([
        [0, 0, HOUR],
        [0.01, 0.03, 7 * HOUR],
        [0.1, 0.1, DAY],
      ]),
    ),
  ).toEqual([
    'Day 1, 01:00 UTC: at the start',
    'Day 1, 07:00 UTC: 3.5 km north of the start, heading north-east',
    'Day 2: 16 km north-east of the start, where the record ends',
  ]);
});

test.each([
  ['air', 'Arabian Sea', 'over the Arabian Sea'],
  ['air', 'Somalia', 'over Somalia'],
  ['sea', 'Gulf of Aden', 'in the Gulf of Aden'],
  ['sea', 'Australia', 'by the coast of Australia'],
  ['land', 'Central African Republic', 'in the Central African Republic'],
  ['land', undefined, undefined],
] as const)('%s, %s: %s', (medium, where, expected) => {
  const [line] = words(journey([[0, 0, 0]]), { whereIs: () => where, medium });
  expect(line).toBe(['Day 1: at the start', expected, 'where the record ends'].filter(Boolean).join(', '));
});

test('a path between cells has about its distances', () => {
  const cells = journey([
    [76.1, 11.1, 0],
    [76.7, 11.5, DAY],
  ]);
  expect(words(cells, { inCells: true })[1]).toBe(
    'Day 2: about 80 km north-east of the start, where the record ends',
  );
});

test('a hundred fixes are listed one by one; of more, the first of each day and the last', () => {
  const hourly = (count: number) =>
    journey(Array.from({ length: count }, (_, at): Fix => [at / 100, 0, at * HOUR]));
  expect(listFixes(hourly(100))).toMatchObject({ sampledFrom: undefined, fixes: { length: 100 } });
  const { fixes, sampledFrom } = listFixes(hourly(101));
  expect(sampledFrom).toBe(101);
  expect(fixes.map(({ name, time }) => [name, time / HOUR])).toEqual([
    ['Day 1', 0],
    ['Day 2', 24],
    ['Day 3', 48],
    ['Day 4', 72],
    ['Day 5, 00:00 UTC', 96],
    ['Day 5, 04:00 UTC', 100],
  ]);
});

test('finds the fix that a time has come to', () => {
  const { fixes } = listFixes(
    journey([
      [0, 0, 10],
      [1, 1, 20],
    ]),
  );
  expect([0, 10, 19, 20, 99].map((time) => fixAt(fixes, time))).toEqual([0, 0, 0, 1, 1]);
});
