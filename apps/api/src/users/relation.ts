import type { Relation } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';

export interface RelationRow {
  follows: boolean;
  followedBy: boolean;
  blocked: boolean;
  /** Null where there is neither a request nor a connection. */
  connection: 'outgoing' | 'incoming' | 'connected' | null;
}

/** What stands between the viewer and the user whose id `other` is, as columns of a query. */
export function relationColumns(viewerId: string, other: SQL) {
  const viewer = sql`${viewerId}::uuid`;
  return {
    follows: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${viewer} and f.followee_id = ${other})`,
    followedBy: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${other} and f.followee_id = ${viewer})`,
    blocked: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${viewer} and b.blocked_id = ${other})`,
    connection: sql<RelationRow['connection']>`(select case
        when c.status = 'accepted' then 'connected'
        when c.requested_by = ${viewer} then 'outgoing'
        else 'incoming' end
      from connections c
      where c.low_id = least(${viewer}, ${other}) and c.high_id = greatest(${viewer}, ${other}))`,
  };
}

/** The contract's relation of such a row. */
export function relationOf(row: RelationRow, viewerId: string, otherId: string): Relation {
  return {
    is_self: viewerId === otherId,
    follows: row.follows,
    followed_by: row.followedBy,
    connection: row.connection ?? 'none',
    blocked: row.blocked,
  };
}
