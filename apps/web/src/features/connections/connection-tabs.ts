import type { ConnectionCounts } from '@aranya/contracts';
import { parseAsStringLiteral } from 'nuqs';
import { m } from '../../lib/language/messages';

export const connectionTabs = ['followers', 'following', 'pending', 'connections'] as const;

export type ConnectionTab = (typeof connectionTabs)[number];

export const tabLabels: Record<ConnectionTab, () => string> = {
  followers: m.connect_followers,
  following: m.connect_following,
  pending: m.connect_pending,
  connections: m.community_connections,
};

/** Null for a missing or unknown tab. */
export const tabParser = parseAsStringLiteral(connectionTabs).withOptions({ history: 'push' });

/** Counts the people on a tab; Pending has requests received and sent. */
export function tabCount(tab: ConnectionTab, counts: ConnectionCounts): number {
  return tab === 'pending' ? counts.pendingConnections + counts.sentRequests : counts[tab];
}
