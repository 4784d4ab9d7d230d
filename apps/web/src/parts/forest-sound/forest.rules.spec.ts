import { forestAt, nextCall } from './forest.rules';

const always = (value: number) => () => value;

test('crickets have the night, birds the morning, and the wind the heat', () => {
  expect(forestAt(0)).toEqual({ crickets: 1, birds: 0, wind: 0.3 });
  expect(forestAt(23.99).crickets).toBe(1);
  expect(forestAt(6).birds).toBe(1);
  expect(forestAt(13).wind).toBe(1);
  expect(forestAt(13).birds).toBeLessThan(forestAt(17).birds);
});

test('what is heard changes evenly between two hours', () => {
  expect(forestAt(5.25).birds).toBeCloseTo(0.5);
  expect(forestAt(5.25).crickets).toBeCloseTo(0.55);
});

test('calls come less often where birds sing less, yet at most 12 seconds apart', () => {
  const after = (birds: number, chance: number) => nextCall(birds, always(chance)).after;
  expect(after(0.5, 0.5)).toBeCloseTo(2 * after(1, 0.5));
  expect(after(0.1, 0.999)).toBe(12);
});

test.each([0, 0.3, 0.6, 0.9])(
  'each voice is a phrase of short whistles that a small bird could sing (%d)',
  (chance) => {
    const { notes, pan, distance } = nextCall(1, always(chance));
    expect(notes.length).toBeGreaterThan(1);
    for (const { at, seconds, fromHz, toHz, loudness } of notes) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + seconds).toBeLessThan(2);
      for (const hz of [fromHz, toHz]) expect(hz).toBeGreaterThan(400);
      for (const hz of [fromHz, toHz]) expect(hz).toBeLessThan(5_500);
      expect(loudness).toBeLessThanOrEqual(1);
    }
    expect(Math.abs(pan)).toBeLessThanOrEqual(1);
    expect(distance).toBeLessThanOrEqual(1);
  },
);
