import { createStaleCache } from './stale-cache';

const MINUTE = 60_000;

/** The test settles loads in the order in which they began. */
function start(maxEntries = 10) {
  const loads: { key: number; resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const warnings: string[] = [];
  const began = Date.UTC(2025, 6, 1);
  const time = { now: 0 };
  const get = createStaleCache<string, number>({
    source: 'news',
    load: (key) => new Promise((resolve, reject) => void loads.push({ key, resolve, reject })),
    refreshMs: 10 * MINUTE,
    maxEntries,
    clock: () => new Date(began + time.now),
    warn: (problem) => void warnings.push(problem),
  });
  return { get, loads, warnings, time };
}
const settled = () => new Promise(setImmediate);

test('loads once for all callers, and again only when the value is stale', async () => {
  const { get, loads, time } = start();
  const waiting = Array.from({ length: 20 }, () => get(1));
  loads[0]?.resolve('first');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['first']));
  time.now = 10 * MINUTE;
  expect(await get(1)).toBe('first');
  expect(loads).toHaveLength(1);
});

test('returns the stale value at once while one load runs', async () => {
  const { get, loads, time } = start();
  const first = get(1);
  loads[0]?.resolve('old');
  await first;
  time.now = 10 * MINUTE + 1;
  expect(await Promise.all([get(1), get(1)])).toEqual(['old', 'old']);
  expect(loads).toHaveLength(2);
  loads[1]?.resolve('new');
  await settled();
  expect(await get(1)).toBe('new');
  expect(loads).toHaveLength(2);
});

test('keeps the stale value after a failure, and loads again after pauses that grow', async () => {
  const { get, loads, warnings, time } = start();
  const first = get(1);
  loads[0]?.resolve('old');
  await first;
  time.now = 10 * MINUTE;
  for (const [failures, pause] of [0, 15, 30, 60, 120, 120].map((seconds) => seconds * 1_000).entries()) {
    time.now += pause;
    expect(await get(1)).toBe('old');
    expect(loads).toHaveLength(failures + 1);
    time.now += 1;
    expect(await get(1)).toBe('old');
    expect(loads).toHaveLength(failures + 2);
    loads.at(-1)?.reject(new Error(`failure ${failures}`));
    await settled();
  }
  expect(warnings).toEqual([0, 1, 2, 3, 4, 5].map((at) => `failure ${at}`));
});

test('without a value all callers get the failure, also those during the pause', async () => {
  const { get, loads, warnings, time } = start();
  const waiting = [get(1), get(1)];
  loads[0]?.reject(new Error('no'));
  for (const one of waiting) await expect(one).rejects.toThrow('no');
  time.now = 15_000;
  await expect(get(1)).rejects.toThrow('no');
  expect(loads).toHaveLength(1);
  expect(warnings).toEqual(['no']);
  time.now = 15_001;
  const again = get(1);
  loads[1]?.resolve('yes');
  expect(await again).toBe('yes');
});

test('forgets the least recently used key, but not those who wait for it', async () => {
  const { get, loads } = start(2);
  const load = async (key: number) => {
    const got = get(key);
    loads.at(-1)?.resolve(`of ${key}`);
    return got;
  };
  await load(1);
  await load(2);
  await load(1);
  await load(3);
  expect(loads.map(({ key }) => key)).toEqual([1, 2, 3]);
  await load(1);
  expect(loads).toHaveLength(3);
  const evicted = get(2);
  await load(4);
  await load(5);
  loads[3]?.resolve('of 2');
  expect(await evicted).toBe('of 2');
});
