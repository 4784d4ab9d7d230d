import fc from 'fast-check';
import { toJournal } from './journal';
import { findPauseMeaning, pauseMeanings } from './pause-meanings';
import { pauseAt, toPauseRule, findPauses } from './pauses';
import { anyJourney, DAY, journeyByDays } from './testing/journeys';

const rule = { radiusKm: 20, minDays: 5 };

describe('findPauses', () => {
  const journey = journeyByDays([
    [0, 0, 0],
    [5, 0, 1],
    [5.05, 0, 3],
    [5, 0.05, 6],
    [5, 0, 8],
    [9, 0, 9],
  ]);

  test('finds a long stay and where it was', () => {
    const pauses = findPauses(journey, rule);
    expect(pauses).toEqual([
      { from: DAY, to: 8 * DAY, days: 7, lat: expect.closeTo(0.0125), lng: expect.closeTo(5.0125) },
    ]);
    expect(pauseAt(pauses, 2 * DAY)).toBe(pauses[0]);
    for (const day of [1, 8]) expect(pauseAt(pauses, day * DAY)).toBe(pauses[0]);
    for (const day of [0.5, 8.5]) expect(pauseAt(pauses, day * DAY)).toBeUndefined();
  });

  test('a shorter stay is none', () => {
    expect(findPauses(journey, { ...rule, minDays: 7 })).toHaveLength(1);
    expect(findPauses(journey, { ...rule, minDays: 8 })).toEqual([]);
  });

  test.each([
    ['a short walk', 0.1, 1, { radiusKm: 2, minDays: 2 }],
    ['a season', 10, 100, { radiusKm: 33, minDays: 3 }],
    ['half around the world', 170, 900, { radiusKm: 40, minDays: 7 }],
  ])('what is long and small depends on the journey: %s', (_, lng, days, expected) => {
    const there = journeyByDays([
      [0, 0, 50],
      [lng, 0, 50 + days / 2],
      [lng / 2, 0, 50 + days],
    ]);
    expect(toPauseRule(there)).toEqual(expected);
  });

  test('the middle of a stay moves with it', () => {
    const drift = journeyByDays([
      [75, 20, 0],
      [75.15, 20.05, 3],
      [75.2, 20.1, 6],
      [75.25, 20.15, 9],
    ]);
    expect(findPauses(drift, rule)).toEqual([expect.objectContaining({ from: 0, days: 9 })]);
  });

  test.each([
    ['a long trip', [8, 0, 7], 8],
    ['a gap', [5, 0, 6], 12],
  ] as const)('stays at one place are two with %s between them', (_, between, again) => {
    const returned = journeyByDays([
      ...[0, 3, 6].map((day) => [5, 0, day] as const),
      ...(between[0] === 5 ? [] : [between]),
      ...[0, 3, 6].map((day) => [5, 0, again + day] as const),
    ]);
    expect(findPauses(returned, rule).map(({ days }) => days)).toEqual([6, 6]);
  });

  test('nobody saw it stay through a gap', () => {
    const silent = journeyByDays([
      [5, 0, 1],
      [5, 0, 9],
    ]);
    expect(findPauses(silent, rule)).toEqual([]);
  });

  test('a short trip does not end a stay', () => {
    const trip = journeyByDays([
      [5, 0, 0],
      [5, 0, 3],
      [5, 0, 6],
      [5.3, 0, 7],
      [5, 0, 8],
      [5, 0, 11],
      [5, 0, 14],
    ]);
    expect(findPauses(trip, rule)).toEqual([expect.objectContaining({ days: 14 })]);
  });

  test('of any journey they are long, in order, apart and within it', () => {
    fc.assert(
      fc.property(anyJourney, (any) => {
        const { minDays } = toPauseRule(any);
        let before = any.start;
        for (const { from, to, days } of findPauses(any)) {
          expect(from).toBeGreaterThanOrEqual(before);
          expect(to).toBeLessThanOrEqual(any.end);
          expect(days).toBeGreaterThanOrEqual(minDays);
          before = to;
        }
      }),
    );
  });
});

describe('the journal', () => {
  test('goes by weeks, a long journey by months, and adds up to the whole distance', () => {
    fc.assert(
      fc.property(anyJourney, (journey) => {
        const journal = toJournal(journey);
        expect(journal[0]?.from).toBe(journey.start);
        expect(journal.at(-1)?.to).toBe(journey.end);
        expect(journal.reduce((sum, { km }) => sum + km, 0)).toBeCloseTo(journey.km.at(-1) ?? 0);
        for (const { from, to } of journal) expect(to - from).toBeLessThanOrEqual(31 * DAY);
      }),
    );
  });

  test('of a long journey begins anew with each month, of a shorter one with each week', () => {
    const beginnings = (days: number) =>
      toJournal(
        journeyByDays([
          [0, 0, 14_259],
          [1, 0, 14_259 + days],
        ]),
      ).map(({ from }) => new Date(from * 1000).toISOString().slice(0, 10));
    const months = beginnings(211);
    expect(months).toHaveLength(8);
    expect(months.slice(0, 3)).toEqual(['2009-01-15', '2009-02-01', '2009-03-01']);
    expect(beginnings(210).slice(0, 3)).toEqual(['2009-01-15', '2009-01-22', '2009-01-29']);
  });

  test('counts the days without a position', () => {
    const journey = journeyByDays([
      [0, 0, 0],
      [1, 0, 2],
      [2, 0, 12],
      [3, 0, 14],
    ]);
    expect(toJournal(journey).map(({ gapDays }) => gapDays)).toEqual([5, 5]);
  });
});

describe('what a pause is likely', () => {
  const april = Date.UTC(2009, 3, 1) / 1000;

  test('is told by species, place and season', () => {
    const gourma = { lat: 15.3, lng: -2.1, from: april };
    expect(findPauseMeaning('Loxodonta africana', gourma)?.text).toContain('water');
    expect(
      findPauseMeaning('Loxodonta africana', { ...gourma, from: Date.UTC(2009, 8, 1) / 1000 }),
    ).toBeUndefined();
    expect(findPauseMeaning('Loxodonta africana', { ...gourma, lng: 37 })).toBeUndefined();
    expect(findPauseMeaning('Elephas maximus', gourma)).toBeUndefined();
  });

  test.each(pauseMeanings)('$scientific_name: $text', ({ text, source, area }) => {
    expect(text).toMatch(/^Likely .+\.$/);
    expect(source.url).toMatch(/^https:\/\/[^/]+\/.+/);
    expect(area.west < area.east && area.south < area.north).toBe(true);
  });
});
