import { setTimeout } from 'node:timers/promises';
import { createRateLimiter } from './rate-limiter';

describe('the rate limiter', () => {
  const exhausted = (windowSeconds = 60) => {
    const limiter = createRateLimiter(3, windowSeconds);
    expect([1, 2, 3].map(() => limiter.take('mira'))).toEqual([0, 0, 0]);
    return limiter;
  };

  test('allows a number of attempts in a window, and tells when the next is allowed', () => {
    const limiter = exhausted();
    expect(limiter.take('mira')).toBe(60);
    expect(limiter.take('arun')).toBe(0);
  });

  test('starts again with the next window, which rejected attempts do not extend', async () => {
    const limiter = exhausted(0.2);
    await setTimeout(120);
    expect(limiter.take('mira')).toBe(1);
    await setTimeout(120);
    expect([1, 2, 3, 4].map(() => limiter.take('mira'))).toEqual([0, 0, 0, 1]);
  });

  test('forgets the attempts of a key after a success', () => {
    const limiter = exhausted();
    limiter.reset('mira');
    expect(limiter.take('mira')).toBe(0);
  });
});
