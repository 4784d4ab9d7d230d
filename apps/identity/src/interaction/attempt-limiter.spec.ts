import { createAttemptLimiter } from './attempt-limiter';

describe('limiting tries', () => {
  let time = 0;
  const limiter = () => createAttemptLimiter({ limit: 3, windowSeconds: 60, now: () => time });
  beforeEach(() => {
    time = 1_000_000;
  });

  test('allows so many in a window, and tells when the next may come', () => {
    const tries = limiter();
    expect([1, 2, 3].map(() => tries.take('mira').allowed)).toEqual([true, true, true]);
    time += 20_000;
    expect(tries.take('mira')).toEqual({ allowed: false, retryAfterSeconds: 40 });
    expect(tries.take('arun')).toEqual({ allowed: true });
  });

  test('begins anew with the next window', () => {
    const tries = limiter();
    for (let count = 0; count < 4; count += 1) tries.take('mira');
    time += 60_000;
    expect([1, 2, 3, 4].map(() => tries.take('mira').allowed)).toEqual([true, true, true, false]);
  });

  test('forgets the tries of who got in', () => {
    const tries = limiter();
    for (let count = 0; count < 3; count += 1) tries.take('mira');
    tries.forget('mira');
    expect(tries.take('mira')).toEqual({ allowed: true });
  });
});
