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

/** Is null when the address names no tab, or an unknown one. */
export const tabParser = parseAsStringLiteral(connectionTabs).withOptions({ history: 'push' });

/** Returns how many people a tab lists; Pending has the requests to the current user and those they sent. */
export function tabCount(tab: ConnectionTab, counts: ConnectionCounts): number {
  return tab === 'pending' ? counts.pendingConnections + counts.sentRequests : counts[tab];
}
