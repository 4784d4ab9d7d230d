import type { ConnectionCounts } from '@aranya/contracts';
import { useState } from 'react';
import { useConnectionCounts } from '../../data/people/use-connections';
import { type ConnectionTab, connectionTabs, tabCount } from './connection-tabs';

const hasPeople = (tab: ConnectionTab, counts: ConnectionCounts | undefined) =>
  counts !== undefined && tabCount(tab, counts) > 0;

/** Opens Pending if there are requests, otherwise the first tab with people; null until known. */
export function useInitialTab(): ConnectionTab | null {
  const { data: counts, isFetching } = useConnectionCounts();
  const [tab, setTab] = useState<ConnectionTab | null>(null);
  const isAwaited = counts !== undefined && counts.pendingConnections > 0;
  // Cached counts may miss a request.
  if (tab === null && (isAwaited || !isFetching)) {
    const first = connectionTabs.find((each) => hasPeople(each, counts)) ?? connectionTabs[0];
    setTab(isAwaited ? 'pending' : first);
  }
  return tab;
}
