import { classPosition, LAND_STEPS, reliefPosition, SEA_STEPS, tonePosition, TONES } from './classes';

test.each([
  ['the sea at the shore', -0.1, 0],
  ['a plain', 150, 1],
  ['the Deccan', 600, 3],
  ['Tibet', 4_900, 7],
  ['Everest', 8_849, 8],
])('%s is in its class', (_, metres, level) => {
  expect(Math.floor(Math.abs(reliefPosition(metres)))).toBe(level);
});

test('a step begins its class, and positions rise with heights', () => {
  for (const [index, step] of LAND_STEPS.entries()) expect(classPosition(step, LAND_STEPS)).toBe(index + 1);
  const heights = Array.from({ length: 200 }, (_, at) => at * 45);
  const positions = heights.map((height) => classPosition(height, LAND_STEPS));
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
});

test('no height or depth is beyond the classes that have inks', () => {
  expect(Math.floor(classPosition(20_000, LAND_STEPS))).toBe(LAND_STEPS.length);
  expect(Math.floor(classPosition(12_000, SEA_STEPS))).toBe(SEA_STEPS.length);
});

test('light comes before shade, and level ground has neither', () => {
  expect(Math.floor(tonePosition(0.3))).toBe(0);
  expect(Math.floor(tonePosition(0))).toBe(1);
  expect(Math.floor(tonePosition(-0.1))).toBe(2);
  expect(Math.floor(tonePosition(-9))).toBe(TONES - 1);
});
