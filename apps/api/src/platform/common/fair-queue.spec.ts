import { createFairQueue, QueueFull } from './fair-queue';

const options = { concurrency: 2, maxPerAccount: 8, maxTotal: 66 };

/** A queue whose tasks end when told, and the order in which they started. */
function manualQueue(given: Partial<typeof options> = {}) {
  const run = createFairQueue({ ...options, ...given });
  const started: string[] = [];
  const endings = new Map<string, () => void>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    add: (accountId: string, name: string) =>
      run(accountId, () => {
        started.push(name);
        return new Promise<string>((resolve) => endings.set(name, () => resolve(name)));
      }),
    settle,
    end: async (name: string) => {
      endings.get(name)?.();
      await settle();
    },
  };
}

test('an account that floods the queue holds one place, and another account is served at once', async () => {
  const queue = manualQueue();
  const flood = Array.from({ length: 8 }, (_, number) => queue.add('asha', `asha ${number}`));
  await queue.settle();
  expect(queue.started).toEqual(['asha 0']);
  const other = queue.add('bikram', 'bikram');
  await queue.settle();
  expect(queue.started).toEqual(['asha 0', 'bikram']);
  await queue.end('bikram');
  expect(await other).toBe('bikram');
  for (let number = 0; number < 8; number += 1) await queue.end(`asha ${number}`);
  expect(await Promise.all(flood)).toHaveLength(8);
});

test('accounts take turns', async () => {
  const queue = manualQueue({ concurrency: 1 });
  for (const account of ['asha', 'bikram', 'chitra']) {
    for (const number of [1, 2]) void queue.add(account, `${account} ${number}`);
  }
  await queue.settle();
  for (let ended = 0; ended < 6; ended += 1) await queue.end(queue.started.at(-1) ?? '');
  expect(queue.started).toEqual(['asha 1', 'bikram 1', 'chitra 1', 'asha 2', 'bikram 2', 'chitra 2']);
});

test('refuses an account too many tasks, and everybody too many in all', async () => {
  const queue = manualQueue({ maxPerAccount: 2, maxTotal: 3 });
  void queue.add('asha', '1');
  void queue.add('asha', '2');
  await expect(queue.add('asha', '3')).rejects.toEqual(new QueueFull('account'));
  void queue.add('bikram', '4');
  await expect(queue.add('chitra', '5')).rejects.toEqual(new QueueFull('total'));
  await queue.end('1');
  void queue.add('asha', '6');
  await queue.end('2');
  await queue.end('6');
  expect(queue.started).toEqual(['1', '4', '2', '6']);
});

test('goes on after a task that fails', async () => {
  const run = createFairQueue({ ...options, maxPerAccount: 1, maxTotal: 1 });
  for (let round = 0; round < 3; round += 1) {
    await expect(run('asha', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  }
  expect(await run('asha', () => Promise.resolve('read'))).toBe('read');
});
