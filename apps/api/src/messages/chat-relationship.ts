import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/types';
import type { ChatRelationship } from './messages.policy';

interface Row extends Record<string, unknown> {
  name: string | null;
  blocked: boolean;
  blocked_by: boolean;
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
      (select full_name from users where id = ${other}) as name,
      exists (select 1 from blocks where blocker_id = ${currentUser} and blocked_id = ${other}) as blocked,
      exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${currentUser}) as blocked_by,
      exists (select 1 from connections where ${pair} and status = 'accepted') as connected,
      exists (select 1 from messages where ${pair}) as has_history`,
  );
  return {
    isSelf: currentUserId === otherId,
    name: row?.name ?? null,
    blocked: row?.blocked ?? false,
    blockedBy: row?.blocked_by ?? false,
    connected: row?.connected ?? false,
    hasHistory: row?.has_history ?? false,
  };
}
