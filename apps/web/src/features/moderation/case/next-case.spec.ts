import { sampleCase } from '../testing/admin-samples';
import { nextCase } from './next-case';

const [a, b, c] = [sampleCase(1), sampleCase(2), sampleCase(3)];

test('goes down the queue, then back to its first', () => {
  expect(nextCase([a, b, c], a.id)).toBe(b);
  expect(nextCase([a, b, c], c.id)).toBe(a);
});

test('of a case that is not in the queue it is the first', () => {
  expect(nextCase([a, b], c.id)).toBe(a);
});

test('skips what is closed meanwhile, and ends with none', () => {
  expect(nextCase([a, { ...b, open_count: 0 }, c], a.id)).toBe(c);
  expect(nextCase([a], a.id)).toBeNull();
});
