import type { ConnectionCounts } from '@aranya/contracts';
import { parseAsStringLiteral } from 'nuqs';

export const connectionTabs = ['followers', 'following', 'pending', 'connections'] as const;

export type ConnectionTab = (typeof connectionTabs)[number];

export const tabLabels: Record<ConnectionTab, string> = {
  followers: 'Followers',
  following: 'Following',
  pending: 'Pending',
  connections: 'Connections',
};

/** Null when there is none, or an unknown one. */
export const tabParser = parseAsStringLiteral(connectionTabs).withOptions({ history: 'push' });

/** For Pending, the requests that wait for the current user. */
export function tabCount(tab: ConnectionTab, counts: ConnectionCounts): number {
  return tab === 'pending' ? counts.pendingConnections : counts[tab];
}
