import { type SQL, sql } from 'drizzle-orm';
import { isBlockedBy } from '../people/relationship';
import { defineStatement } from '../platform/db/statement';
import type { Db } from '../platform/db/types';
import type { ChatRelationship } from './messages.policy';

/** @param name of the other person; null if they are gone */
export function chatRelationshipColumns(currentUser: SQL, other: SQL, name: SQL): SQL {
  const pair = sql`low_id = least(${currentUser}, ${other}) and high_id = greatest(${currentUser}, ${other})`;
  return sql`${currentUser} = ${other} as "isSelf",
    ${name} as name,
    ${isBlockedBy(other, currentUser)} as blocked,
    ${isBlockedBy(currentUser, other)} as "blockedBy",
    exists (select 1 from connections where ${pair} and status = 'accepted') as connected,
    exists (select 1 from messages where ${pair}) as "hasHistory"`;
}

const chatRelationship = defineStatement<
  ChatRelationship & Record<string, unknown>,
  [currentUserId: string, otherId: string]
>('chat_relationship', (me, otherId) => {
  const [currentUser, other] = [sql`${me}::uuid`, sql`${otherId}::uuid`];
  const name = sql`(select full_name from users where id = ${other})`;
  return sql`select ${chatRelationshipColumns(currentUser, other, name)}`;
});

export async function readChatRelationship(
  db: Db,
  currentUserId: string,
  otherId: string,
): Promise<ChatRelationship> {
  const [row] = await chatRelationship.run(db, currentUserId, otherId);
  if (row === undefined) throw new Error('A select without a table has one row.');
  return row;
}
