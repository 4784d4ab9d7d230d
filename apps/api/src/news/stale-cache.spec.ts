import { createStaleCache } from './stale-cache';

/** A cache of numbers whose loads the test ends by hand, in the order in which they began. */
function start(maxEntries = 10) {
  const loads: { key: number; resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const failures: unknown[] = [];
  const time = { now: 0 };
  const cache = createStaleCache<string>({
    load: (key) => new Promise((resolve, reject) => void loads.push({ key, resolve, reject })),
    freshMs: 1_000,
    retryMs: 100,
    maxEntries,
    now: () => time.now,
    onFailure: (error) => void failures.push(error),
  });
  return { cache, loads, failures, time };
}

test('loads once for all who wait, and again only when it is old', async () => {
  const { cache, loads, time } = start();
  const waiting = Array.from({ length: 20 }, () => cache.get(1));
  loads[0]?.resolve('first');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['first']));
  time.now = 999;
  expect(await cache.get(1)).toBe('first');
  expect(loads).toHaveLength(1);
});

test('gives the old value at once while a newer one is on its way', async () => {
  const { cache, loads, time } = start();
  const first = cache.get(1);
  loads[0]?.resolve('old');
  await first;
  time.now = 1_000;
  expect(await Promise.all([cache.get(1), cache.get(1)])).toEqual(['old', 'old']);
  expect(loads).toHaveLength(2);
  loads[1]?.resolve('new');
  await Promise.resolve();
  await Promise.resolve();
  expect(await cache.get(1)).toBe('new');
  expect(loads).toHaveLength(2);
});

test('goes on with the old value after a failure, and asks again after pauses that grow', async () => {
  const { cache, loads, failures, time } = start();
  const first = cache.get(1);
  loads[0]?.resolve('old');
  await first;
  for (const [at, calls] of [
    [1_000, 2],
    [1_099, 2],
    [1_100, 3],
    [1_299, 3],
    [1_300, 4],
    [1_699, 4],
    [1_700, 5],
    [2_499, 5],
    [2_500, 6],
    // The pause does not grow without end.
    [3_299, 6],
    [3_300, 7],
  ] as const) {
    time.now = at;
    expect(await cache.get(1)).toBe('old');
    expect([at, loads.length]).toEqual([at, calls]);
    loads[calls - 1]?.reject(new Error(`at ${at}`));
    await new Promise(setImmediate);
  }
  expect(failures).toHaveLength(6);
});

test('without any value all who wait get the failure, and so do those who come during the pause', async () => {
  const { cache, loads, failures, time } = start();
  const waiting = [cache.get(1), cache.get(1)];
  loads[0]?.reject(new Error('no'));
  for (const one of waiting) await expect(one).rejects.toThrow('no');
  time.now = 99;
  await expect(cache.get(1)).rejects.toThrow('no');
  expect(loads).toHaveLength(1);
  expect(failures).toHaveLength(1);
  time.now = 100;
  const again = cache.get(1);
  loads[1]?.resolve('yes');
  expect(await again).toBe('yes');
});

test('forgets what was not used for longest', async () => {
  const { cache, loads } = start(2);
  const get = async (key: number) => {
    const got = cache.get(key);
    loads.at(-1)?.resolve(`of ${key}`);
    return got;
  };
  await get(1);
  await get(2);
  await get(1);
  await get(3);
  expect(loads.map(({ key }) => key)).toEqual([1, 2, 3]);
  await get(1);
  expect(loads).toHaveLength(3);
  await get(2);
  expect(loads.map(({ key }) => key)).toEqual([1, 2, 3, 2]);
});
