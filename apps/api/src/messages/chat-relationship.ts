import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/types';
import { notBlocked } from '../posts/visibility';
import type { ChatRelationship } from './messages.policy';

interface StandingRow extends Record<string, unknown> {
  exists: boolean;
  open: boolean;
  connected: boolean;
  has_history: boolean;
}

/** What stands between the viewer and the other, as it is at this moment on the primary. */
export async function readChatRelationship(
  db: Db,
  currentUserId: string,
  otherId: string,
): Promise<ChatRelationship & { hasHistory: boolean }> {
  const [viewer, other] = [sql`${currentUserId}::uuid`, sql`${otherId}::uuid`];
  const pair = sql`low_id = least(${viewer}, ${other}) and high_id = greatest(${viewer}, ${other})`;
  const [row] = await rowsOf<StandingRow>(
    db,
    sql`select
      exists (select 1 from users where id = ${other}) as exists,
      ${notBlocked(currentUserId, other)} as open,
      exists (select 1 from connections where ${pair} and status = 'accepted') as connected,
      exists (select 1 from messages where ${pair}) as has_history`,
  );
  return {
    isSelf: currentUserId === otherId,
    exists: row?.exists ?? false,
    blocked: !(row?.open ?? false),
    connected: row?.connected ?? false,
    hasHistory: row?.has_history ?? false,
  };
}
