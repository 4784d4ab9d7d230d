import { asc, inArray, sql } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { addNotification } from '../../notifications/write-notifications';
import { users } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { notBlocked } from '../../posts/view/visibility';
import type { Act } from '../safety/moderation-log';

/** `post` is the latest that has the name. */
interface Writer extends Record<string, unknown> {
  id: string;
  post: string;
}

const selectWriters = (keys: readonly string[]) => sql`
  select author_id as id, post_id as post from sighting_species where species in ${keys}
  union select user_id, post_id from identifications where species in ${keys}`;

/** Call it before locking posts. Without an account nobody is notified. */
export async function lockWriters(tx: Db, keys: readonly string[], { operatorId }: Act): Promise<void> {
  const writers = sql`(select id from (${selectWriters(keys)}) writer union select ${operatorId ?? null}::uuid)`;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, writers))
    .orderBy(asc(users.id))
    .for('key share');
}

/**
 * Call it before the names are settled. Anybody who was ever notified of one of these posts counts as notified.
 */
export async function findUnnotified(
  tx: Db,
  keys: readonly string[],
  { operatorId }: Act,
): Promise<readonly Writer[]> {
  if (operatorId === undefined) return [];
  return queryRows<Writer>(
    tx,
    sql`
      with writers as materialized (${selectWriters(keys)})
      select distinct on (w.id) w.id, w.post
      from writers w join posts p on p.id = w.post and p.hidden_at is null
      where w.id <> ${operatorId}::uuid and ${notBlocked(sql`${operatorId}::uuid`, sql`w.id`)}
        and not exists (select from notifications n join writers notified on notified.post = n.post_id and notified.id = n.recipient_id
          where n.recipient_id = w.id and n.kind = 'settled')
      order by w.id, p.created_at desc, p.id desc`,
  );
}

/** One notification each, however many posts have the name. */
export async function notifyWriters(
  tx: Db,
  writers: readonly Writer[],
  { operatorId, now }: Act,
): Promise<NotificationRow[]> {
  const notified: NotificationRow[] = [];
  if (operatorId === undefined) return notified;
  for (const { id, post } of writers)
    notified.push(
      await addNotification(tx, { recipientId: id, kind: 'settled', actorId: operatorId, postId: post, now }),
    );
  return notified;
}
