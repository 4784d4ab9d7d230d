import { shareNext } from './share-next';

it('lets calls share the next run, never one that began before them', async () => {
  const ends: ((value: number) => void)[] = [];
  const ask = shareNext(() => new Promise<number>((resolve) => ends.push(resolve)));
  const first = ask();
  await Promise.resolve();
  await Promise.resolve();
  const others = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  ends[1]?.(2);
  expect(await Promise.all(others)).toEqual([2, 2]);
  expect(ends).toHaveLength(2);
});

it('runs again after a failure', async () => {
  let runs = 0;
  const ask = shareNext(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
    return runs;
  });
  await expect(ask()).rejects.toThrow('away');
  expect(await ask()).toBe(2);
});
