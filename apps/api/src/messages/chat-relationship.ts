import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/types';
import { notBlocked } from '../posts/visibility';
import type { ChatRelationship } from './messages.policy';

interface Row extends Record<string, unknown> {
  exists: boolean;
  open: boolean;
  connected: boolean;
  has_history: boolean;
}

export async function readChatRelationship(
  db: Db,
  currentUserId: string,
  otherId: string,
): Promise<ChatRelationship> {
  const [currentUser, other] = [sql`${currentUserId}::uuid`, sql`${otherId}::uuid`];
  const pair = sql`low_id = least(${currentUser}, ${other}) and high_id = greatest(${currentUser}, ${other})`;
  const [row] = await rowsOf<Row>(
    db,
    sql`select
      exists (select 1 from users where id = ${other}) as exists,
      ${notBlocked(currentUserId, other)} as open,
      exists (select 1 from connections where ${pair} and status = 'accepted') as connected,
      exists (select 1 from messages where ${pair}) as has_history`,
  );
  return {
    isSelf: currentUserId === otherId,
    otherExists: row?.exists ?? false,
    blocked: !(row?.open ?? false),
    connected: row?.connected ?? false,
    hasHistory: row?.has_history ?? false,
  };
}
