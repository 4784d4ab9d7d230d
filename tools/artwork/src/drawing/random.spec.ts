import { createRandom } from './random';

describe('createRandom', () => {
  test('the same seed gives the same sequence', () => {
    const one = createRandom('tiger');
    const two = createRandom('tiger');
    expect([one(), one(), one()]).toEqual([two(), two(), two()]);
  });

  test('another seed gives another sequence', () => {
    expect(createRandom('tiger')()).not.toBe(createRandom('lion')());
  });

  test('numbers stay within their bounds and reach most of them', () => {
    const rand = createRandom('bounds');
    const numbers = Array.from({ length: 2000 }, () => rand.in(-3, 5));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...numbers)).toBeLessThan(5);
    expect(Math.min(...numbers)).toBeLessThan(-2.9);
    expect(Math.max(...numbers)).toBeGreaterThan(4.9);
  });

  test('picking reaches each entry', () => {
    const rand = createRandom('pick');
    expect(new Set(Array.from({ length: 50 }, () => rand.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
  });
});
