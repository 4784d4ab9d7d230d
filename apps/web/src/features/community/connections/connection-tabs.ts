import type { ConnectionCounts } from '@aranya/contracts';

/** The tabs of the screen, in order. */
export const connectionTabs = ['followers', 'following', 'pending', 'connections'] as const;

export type ConnectionTab = (typeof connectionTabs)[number];

export const tabLabels: Record<ConnectionTab, string> = {
  followers: 'Followers',
  following: 'Following',
  pending: 'Pending',
  connections: 'Connections',
};

/** The tab that an address names by `?tab=`; the first one where it names none. */
export function tabOf(search: URLSearchParams): ConnectionTab {
  const asked = search.get('tab');
  return connectionTabs.find((tab) => tab === asked) ?? connectionTabs[0];
}

/** What the tile of a tab counts. Pending counts the requests that wait for the viewer's answer. */
export function countOf(tab: ConnectionTab, counts: ConnectionCounts): number {
  return tab === 'pending' ? counts.pendingConnections : counts[tab];
}
