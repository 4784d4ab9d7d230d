import type { Relationship } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';

export interface RelationshipRow {
  follows: boolean;
  followedBy: boolean;
  blocked: boolean;
  /** Null without a request or connection. */
  connection: 'outgoing' | 'incoming' | 'connected' | null;
}

/** Columns of a query: the current user's relationship to the user with the id `other`. */
export function relationshipColumns(currentUserId: string, other: SQL) {
  const currentUser = sql`${currentUserId}::uuid`;
  return {
    follows: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${currentUser} and f.followee_id = ${other})`,
    followedBy: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${other} and f.followee_id = ${currentUser})`,
    blocked: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${currentUser} and b.blocked_id = ${other})`,
    connection: sql<RelationshipRow['connection']>`(select case
        when c.status = 'accepted' then 'connected'
        when c.requested_by = ${currentUser} then 'outgoing'
        else 'incoming' end
      from connections c
      where c.low_id = least(${currentUser}, ${other}) and c.high_id = greatest(${currentUser}, ${other}))`,
  };
}

export function toRelationship(row: RelationshipRow, currentUserId: string, otherId: string): Relationship {
  return {
    is_self: currentUserId === otherId,
    follows: row.follows,
    followed_by: row.followedBy,
    connection: row.connection ?? 'none',
    blocked: row.blocked,
  };
}
