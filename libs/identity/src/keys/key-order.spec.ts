import { KEEP_MS, needsSuccessor, orderKeys, ROTATION_MS } from './key-order';

const HOUR = 3_600_000;
const key = (id: string, signsFrom: number) => ({
  id,
  kind: 'signing' as const,
  signsFrom: new Date(signsFrom),
});
const ids = (keys: { id: string }[]) => keys.map(({ id }) => id).join(' ');
const now = Date.UTC(2026, 10, 23);

describe('the order of keys', () => {
  test('one key signs at once, also when its time has not come', () => {
    expect(ids(orderKeys([key('a', now + HOUR)], now).valid)).toBe('a');
  });

  test('a new key is published behind the one that signs, until its time', () => {
    const keys = [key('a', now - HOUR), key('b', now + HOUR)];
    expect(ids(orderKeys(keys, now).valid)).toBe('a b');
    expect(ids(orderKeys(keys, now + HOUR).valid)).toBe('b a');
  });

  test('an old key is published while something that it signed is valid', () => {
    const keys = [key('a', now - HOUR), key('b', now)];
    expect(ids(orderKeys(keys, now + KEEP_MS.signing - 1).valid)).toBe('b a');
    const later = orderKeys(keys, now + KEEP_MS.signing);
    expect([ids(later.valid), ids(later.expired)]).toEqual(['b', 'a']);
  });

  test('a key gets a successor after 90 days', () => {
    expect(needsSuccessor([key('a', now)], now + ROTATION_MS)).toBe(false);
    expect(needsSuccessor([key('a', now)], now + ROTATION_MS + 1)).toBe(true);
    expect(needsSuccessor([key('a', now), key('b', now + 1)], now + ROTATION_MS + 1)).toBe(false);
  });
});
