import { asc, inArray, sql } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { addNotification } from '../../notifications/write-notifications';
import { users } from '../../platform/db/schema';
import { type Db, rowsOf } from '../../platform/db/types';
import { notBlocked } from '../../posts/view/visibility';
import type { Act } from '../safety/moderation-log';

/** The writer of a free name that became an animal, and the latest of their posts with it. */
interface Writer extends Record<string, unknown> {
  id: string;
  post: string;
}

const writersOf = (keys: readonly string[]) => sql`
  select author_id as id, post_id as post from sighting_species where species in ${keys}
  union select user_id, post_id from identifications where species in ${keys}`;

/** Call it before locking posts. Without an account nobody is notified. */
export async function lockWriters(tx: Db, keys: readonly string[], { operatorId }: Act): Promise<void> {
  const writers = sql`(select id from (${writersOf(keys)}) writer union select ${operatorId ?? null}::uuid)`;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, writers))
    .orderBy(asc(users.id))
    .for('key share');
}

/** Call it before the names are settled. Somebody who was once notified of one of these posts counts as told, even if that was undone. */
export async function findUntold(
  tx: Db,
  keys: readonly string[],
  { operatorId }: Act,
): Promise<readonly Writer[]> {
  if (operatorId === undefined) return [];
  return rowsOf<Writer>(
    tx,
    sql`
      with writers as materialized (${writersOf(keys)})
      select distinct on (w.id) w.id, w.post
      from writers w join posts p on p.id = w.post and p.hidden_at is null
      where w.id <> ${operatorId}::uuid and ${notBlocked(sql`${operatorId}::uuid`, sql`w.id`)}
        and not exists (select from notifications n join writers told on told.post = n.post_id and told.id = n.recipient_id
          where n.recipient_id = w.id and n.kind = 'settled')
      order by w.id, p.created_at desc, p.id desc`,
  );
}

/** One notification each, however many of their posts have the name. */
export async function tellWriters(
  tx: Db,
  writers: readonly Writer[],
  { operatorId, now }: Act,
): Promise<NotificationRow[]> {
  const told: NotificationRow[] = [];
  if (operatorId === undefined) return told;
  for (const { id, post } of writers)
    told.push(
      await addNotification(tx, { recipientId: id, kind: 'settled', actorId: operatorId, postId: post, now }),
    );
  return told;
}
