import { loadMeasuredTrack } from '@aranya/wildlife-data';
import { chapterAt, flightFrames, TOTAL_MS, toMs, toPercent } from './clock';
import { CHAPTERS, FLIGHTS, LAST_DAY } from './flights';

const toDay = (seconds: number) => Math.floor((seconds * 1000 - Date.UTC(2021, 7, 31)) / 86_400_000);

test.each(FLIGHTS)('every stop of $track is a fix of that day in the record', async ({ track, stops }) => {
  const points = (await loadMeasuredTrack(track))?.points ?? [];
  const fixes = points.map(([lng, lat, time]) => [toDay(time), lng, lat]);
  for (const stop of stops) expect(fixes).toContainEqual([...stop]);
});

test('the clock runs through its chapters to the last day', () => {
  expect(toMs(0)).toBe(0);
  expect(toMs(LAST_DAY)).toBe(TOTAL_MS);
  CHAPTERS.forEach(({ day }, index) => expect(chapterAt(toMs(day))).toBe(index));
  expect(chapterAt(TOTAL_MS)).toBe(CHAPTERS.length - 1);
});

test('each bird is unseen before its first fix, and its keyframes never run backwards', () => {
  for (const flight of FLIGHTS) {
    const offsets = flightFrames(flight).map(({ offset }) => Number(offset));
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
  }
  expect(flightFrames(FLIGHTS[1] ?? { track: '', name: '', stops: [] })[0]).toMatchObject({ opacity: 0 });
});

test('India lies in the picture: Kanyakumari in front, Delhi behind, Kolkata to the right', () => {
  const [south, north, east] = [toPercent(8.1, 77.5), toPercent(28.6, 77.2), toPercent(22.6, 88.4)];
  expect(south[1]).toBeGreaterThan(north[1]);
  expect(east[0]).toBeGreaterThan(south[0]);
  for (const [left, top] of [south, north, east]) {
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThan(85);
    expect(top).toBeGreaterThan(54);
    expect(top).toBeLessThan(88);
  }
});
