import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMatches } from 'react-router';

/** The `handle` of a screen that can prefetch its data. */
export interface PrefetchHandle {
  prefetch: (queryClient: QueryClient) => Promise<void>;
}

const isPrefetchHandle = (handle: unknown): handle is PrefetchHandle =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle;

/** Prefetches the screen's data while the layout waits for something else. */
export function usePrefetch({ enabled }: { enabled: boolean }): void {
  const queryClient = useQueryClient();
  const handle = useMatches().at(-1)?.handle;
  useEffect(() => {
    if (enabled && isPrefetchHandle(handle)) void handle.prefetch(queryClient);
  }, [enabled, handle, queryClient]);
}
