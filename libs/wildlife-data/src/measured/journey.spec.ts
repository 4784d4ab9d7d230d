import fc from 'fast-check';
import { kmBetween, placeBetween, placeOfFix } from './geometry';
import { isGap, kmOfLastDay, meanKmADay, positionAt } from './journey';
import { anyJourney, DAY, journeyByDays, utcSeconds } from './testing/journeys';

const degreeKm = 111.195;

describe('positionAt', () => {
  const journey = journeyByDays([
    [0, 0, 0],
    [2, 0, 2],
    [4, 0, 10],
    [6, 0, 11],
  ]);

  test('between two fixes it is on the way, in proportion to the time', () => {
    const { lat, lng, km, state } = positionAt(journey, DAY);
    expect([lat, lng]).toEqual([expect.closeTo(0), expect.closeTo(1)]);
    expect(km).toBeCloseTo(degreeKm, 0);
    expect(state).toBe('known');
  });

  test('in a gap it stays at the last fix, and says so', () => {
    expect(positionAt(journey, 5 * DAY)).toMatchObject({ state: 'gap', lat: 0, lng: 2, at: 1 });
    expect(positionAt(journey, 2 * DAY)).toMatchObject({ state: 'known', lng: 2 });
    expect(positionAt(journey, 10 * DAY)).toMatchObject({ state: 'known', lng: 4 });
  });

  test('before and after, it is where it began and ended', () => {
    expect(positionAt(journey, -DAY)).toMatchObject({ state: 'before', lng: 0, km: 0 });
    expect(positionAt(journey, 20 * DAY)).toMatchObject({ state: 'after', lng: 6 });
    expect(positionAt(journey, 11 * DAY)).toMatchObject({ state: 'known', lng: 6 });
  });

  test('the way between two places is a great circle: over the north on the northern half', () => {
    const middle = placeBetween({ lat: 50, lng: 0 }, { lat: 50, lng: 90 }, 0.5);
    expect(middle.lng).toBeCloseTo(45);
    expect(middle.lat).toBeGreaterThan(57);
  });

  test.each([
    ['at one place', { lat: 10, lng: 20 }, 0.5, [10, 20]],
    ['to the other end of the world', { lat: -10, lng: -160 }, 0.25, [5, 65]],
    ['before its begin', { lat: 50, lng: 90 }, 0, [10, 20]],
    ['after its end, over 180°', { lat: 50, lng: -170 }, 1, [50, 190]],
  ])('the way between two places, %s', (_, to, share, [lat, lng]) => {
    const place = placeBetween({ lat: 10, lng: 20 }, to, share);
    expect([place.lat, place.lng]).toEqual([expect.closeTo(lat ?? NaN), expect.closeTo(lng ?? NaN)]);
  });

  test('without a fix nobody knows', () => {
    expect(positionAt(journeyByDays([]), DAY)).toEqual({ state: 'before', at: 0, km: 0, lat: 0, lng: 0 });
  });

  test('across 180° it goes the short way, and its longitude goes on', () => {
    const walrus = journeyByDays([
      [179, 70, 0],
      [-179, 70, 1],
      [179, 70, 2],
    ]);
    expect(walrus.fixes.map(([lng]) => lng)).toEqual([179, 181, 179]);
    expect(positionAt(walrus, DAY / 2).lng).toBeCloseTo(180);
    expect(walrus.km.at(-1)).toBeLessThan(200);
  });
});

describe('speed', () => {
  const journey = journeyByDays([
    [0, 0, 100],
    [4, 0, 104],
    [5, 0, 120],
    [5.6, 0, 120.3],
    [9, 0, 122],
  ]);

  test('of the last day', () => {
    expect(kmOfLastDay(journey, 103 * DAY)).toBeCloseTo(degreeKm, 0);
    expect(kmOfLastDay(journey, 122 * DAY)).toBeCloseTo(2 * degreeKm, 0);
  });

  test('is unknown in a gap, within a day after it, at the start and outside of the journey', () => {
    for (const day of [100, 110, 120.5, 99, 130]) expect(kmOfLastDay(journey, day * DAY)).toBeNull();
  });

  test('the mean counts all days since the first fix', () => {
    expect(meanKmADay(journey, 104 * DAY)).toBeCloseTo(degreeKm, 0);
    expect(meanKmADay(journey, 100 * DAY)).toBeNull();
  });
});

describe('of any journey', () => {
  const journeyAndTime = anyJourney.chain((journey) => fc.tuple(fc.constant(journey), utcSeconds(journey)));

  test('each fix is met, and a known position is never farther from a fix than the leg is long', () => {
    fc.assert(
      fc.property(journeyAndTime, ([journey, time]) => {
        for (const fix of journey.fixes) {
          expect(kmBetween(positionAt(journey, fix[2]), placeOfFix(fix))).toBeLessThan(0.001);
        }
        const position = positionAt(journey, time);
        const [from, to] = [journey.fixes[position.at], journey.fixes[position.at + 1]];
        if (!from || !to || isGap(journey, position.at)) return;
        const leg = kmBetween(placeOfFix(from), placeOfFix(to));
        expect(kmBetween(placeOfFix(from), position)).toBeLessThanOrEqual(leg + 0.01);
        expect(kmBetween(position, placeOfFix(to))).toBeLessThanOrEqual(leg + 0.01);
      }),
    );
  });

  test('the distance never shrinks and ends at the whole', () => {
    fc.assert(
      fc.property(
        anyJourney.chain((journey) =>
          fc.tuple(fc.constant(journey), utcSeconds(journey), utcSeconds(journey)),
        ),
        ([journey, a, b]) => {
          const [early, late] = [Math.min(a, b), Math.max(a, b)];
          expect(positionAt(journey, early).km).toBeLessThanOrEqual(positionAt(journey, late).km + 1e-6);
          expect(positionAt(journey, journey.end).km).toBeCloseTo(journey.km.at(-1) ?? 0);
        },
      ),
    );
  });

  test('longitudes never jump by more than half the world', () => {
    fc.assert(
      fc.property(anyJourney, ({ fixes }) => {
        for (const [at, [lng]] of fixes.entries())
          expect(Math.abs(lng - (fixes[at - 1]?.[0] ?? lng))).toBeLessThanOrEqual(180.000001);
      }),
    );
  });

  test('speed is finite and not negative where it is known', () => {
    fc.assert(
      fc.property(journeyAndTime, ([journey, time]) => {
        for (const km of [kmOfLastDay(journey, time), meanKmADay(journey, time)]) {
          if (km === null) continue;
          expect(km).toBeGreaterThanOrEqual(-1e-6);
          expect(Number.isFinite(km)).toBe(true);
        }
      }),
    );
  });
});
