import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { getQueue, openQueue } from '../open-queue';

/** As the community's layout does. Returns a function that ends it and empties the account's queue. */
export async function openTestQueue(userId: string, queryClient: QueryClient): Promise<() => Promise<void>> {
  const close = openQueue(userId, queryClient);
  await act(async () => void (await getQueue()));
  return () =>
    act(async () => {
      const queue = await getQueue();
      close();
      await queue.clear();
    });
}
