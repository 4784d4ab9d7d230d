import { useState } from 'react';
import { useConnectionCounts } from '../../data/people/use-connections';
import { type ConnectionTab, connectionTabs } from './connection-tabs';

/**
 * Opens Pending if somebody asks to connect when the screen opens, otherwise the first tab. It is null until
 * that is known.
 */
export function useInitialTab(): ConnectionTab | null {
  const { data: counts, isPending } = useConnectionCounts();
  const [tab, setTab] = useState<ConnectionTab | null>(null);
  if (tab === null && !isPending) {
    const isAwaited = counts !== undefined && counts.pendingConnections > 0;
    setTab(isAwaited ? 'pending' : connectionTabs[0]);
  }
  return tab;
}
