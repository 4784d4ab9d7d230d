import fc from 'fast-check';
import { journeyByDays, DAY } from './testing/journeys';
import { nextTracked, buildTimeline } from './timeline';
import { thinnedIndices } from './thin';

const dayOf = (iso: string) => Date.parse(iso) / 1000 / DAY;
const journey = (from: string, to: string) =>
  journeyByDays([
    [0, 0, dayOf(from)],
    [1, 0, dayOf(to)],
  ]);
const walrus = journey('2009-09-16', '2009-11-09');
const stork = journey('2018-07-30', '2018-09-29');
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

describe('several journeys', () => {
  test('by calendar time each keeps its dates, and the empty years between are passed over', () => {
    const timeline = buildTimeline([walrus, stork]);
    expect([iso(timeline.start), iso(timeline.end)]).toEqual(['2009-09-16', '2018-09-29']);
    expect(timeline.entries.map(({ offset }) => offset)).toEqual([0, 0]);
    expect(nextTracked(timeline, walrus.end)).toBe(walrus.end);
    expect(nextTracked(timeline, walrus.end + DAY)).toBe(stork.start);
    expect(nextTracked(timeline, stork.end + DAY)).toBe(stork.end);
  });

  test('by day of the year all begin in the same year, each on its own day', () => {
    const timeline = buildTimeline([walrus, stork], 'year');
    expect([iso(timeline.start), iso(timeline.end)]).toEqual(['2009-07-30', '2009-11-09']);
    expect(timeline.entries.map(({ journey: { start }, offset }) => iso(start - offset))).toEqual([
      '2009-09-16',
      '2009-07-30',
    ]);
  });
});

describe('thinning for the screen', () => {
  test('keeps what a screen can tell apart, the ends and both sides of a break', () => {
    const xs = [0, 0.1, 0.2, 5, 5.1, 5.2, 5.3];
    expect(
      thinnedIndices(
        xs,
        xs.map(() => 0),
        1,
      ),
    ).toEqual([0, 3, 6]);
    expect(
      thinnedIndices(
        xs,
        xs.map(() => 0),
        1,
        (at) => at === 4,
      ),
    ).toEqual([0, 3, 4, 5, 6]);
    expect(thinnedIndices([], [], 1)).toEqual([]);
  });

  test('no dropped point lies farther than the tolerance from the one kept before', () => {
    const coordinates = fc.array(
      fc.tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.double({ min: -50, max: 50, noNaN: true })),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(coordinates, fc.double({ min: 0.1, max: 20, noNaN: true }), (points, tolerance) => {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const kept = thinnedIndices(xs, ys, tolerance);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(points.length - 1);
        for (const at of points.keys()) {
          const before = kept.filter((index) => index <= at).at(-1) ?? 0;
          const distance = Math.hypot((xs[at] ?? 0) - (xs[before] ?? 0), (ys[at] ?? 0) - (ys[before] ?? 0));
          expect(distance).toBeLessThan(tolerance);
        }
      }),
    );
  });
});
