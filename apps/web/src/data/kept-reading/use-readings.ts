import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQueryKey } from '../../lib/session/me-query-key';
import { useOnline } from '../../lib/use-online';
import { readingId } from './reading-id';
import { useReadingsStore } from './readings-store';

/**
 * Opens what this device kept while `wanted`, and stays open until the API answers.
 * @returns `opening` until it is known if anything was kept
 */
export function useReadings({ wanted }: { wanted: boolean }): 'closed' | 'opening' | 'open' | 'none' {
  const queryClient = useQueryClient();
  const state = useReadingsStore((store) => store.state);
  useEffect(() => {
    if (wanted)
      void import('./open-readings').then(
        ({ openReadings }) => openReadings(queryClient),
        () => useReadingsStore.setState({ state: 'none' }),
      );
    else if (useReadingsStore.getState().state === 'open')
      void queryClient.refetchQueries({ queryKey: meQueryKey });
    else useReadingsStore.setState({ state: 'closed' });
  }, [wanted, queryClient]);
  return wanted && state === 'closed' ? 'opening' : state;
}

/** Offline, returns the epoch ms of the query's latest answer. */
export function useReadOffline(queryKey: readonly unknown[]): number | undefined {
  const online = useOnline();
  const open = useReadingsStore((store) => store.state === 'open');
  const readAt = useReadingsStore((store) => store.readAt.get(readingId(queryKey)));
  return online && !open ? undefined : readAt;
}
