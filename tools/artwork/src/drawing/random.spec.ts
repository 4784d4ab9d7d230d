import { randomFrom } from './random';

describe('chance', () => {
  test('the same seed gives the same sequence', () => {
    const one = randomFrom('tiger');
    const two = randomFrom('tiger');
    expect([one(), one(), one()]).toEqual([two(), two(), two()]);
  });

  test('another seed gives another sequence', () => {
    expect(randomFrom('tiger')()).not.toBe(randomFrom('lion')());
  });

  test('numbers stay within their bounds and reach most of them', () => {
    const rand = randomFrom('bounds');
    const numbers = Array.from({ length: 2000 }, () => rand.in(-3, 5));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-3);
    expect(Math.max(...numbers)).toBeLessThan(5);
    expect(Math.min(...numbers)).toBeLessThan(-2.9);
    expect(Math.max(...numbers)).toBeGreaterThan(4.9);
  });

  test('picking reaches each entry', () => {
    const rand = randomFrom('pick');
    expect(new Set(Array.from({ length: 50 }, () => rand.pick(['a', 'b', 'c'])))).toEqual(
      new Set(['a', 'b', 'c']),
    );
  });
});
