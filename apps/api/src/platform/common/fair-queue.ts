import pLimit, { type LimitFunction } from 'p-limit';

export interface FairQueueOptions {
  concurrency: number;
  maxPerAccount: number;
  maxTotal: number;
  onLength?: (length: number) => void;
}

export class QueueFull extends Error {
  constructor(readonly scope: 'account' | 'total') {
    super(`The queue is full (${scope}).`);
  }
}

/**
 * Runs one task of each account at a time, the accounts in turn.
 * @throws QueueFull from the returned function
 */
export function createFairQueue({ concurrency, maxPerAccount, maxTotal, onLength }: FairQueueOptions) {
  const runAll = pLimit(concurrency);
  const accounts = new Map<string, LimitFunction>();
  let total = 0;

  return async <Result>(accountId: string, task: () => Promise<Result>): Promise<Result> => {
    const runOwn = accounts.get(accountId) ?? pLimit(1);
    if (runOwn.activeCount + runOwn.pendingCount >= maxPerAccount) throw new QueueFull('account');
    if (total >= maxTotal) throw new QueueFull('total');
    accounts.set(accountId, runOwn);
    total += 1;
    onLength?.(total);
    try {
      return await runOwn(() => runAll(task));
    } finally {
      total -= 1;
      onLength?.(total);
      if (runOwn.activeCount + runOwn.pendingCount === 0) accounts.delete(accountId);
    }
  };
}
