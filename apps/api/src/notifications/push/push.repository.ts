import { limits, type PushSubscriptionInput } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { isChild } from '../../people/ages/child';
import { newId } from '../../platform/common/ids';
import { notificationRow } from '../../platform/db/rows';
import { pushSubscriptions } from '../../platform/db/schema';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import type { AnnouncedNotification } from '../announce-notifications';
import { settledFreeName, notifiedSpecies, notifiedTaxon } from '../notified-animal';
import { isNotificationVisible, shownKind, createRecipient } from '../visible-notifications';
import type { PushedNotification } from './push-text';

/** In a row: a push service that is away for a day loses nobody. */
const MAX_FAILURES = 50;

/** A browser's subscription belongs to the account that made it last. The oldest beyond the limit go. */
export async function subscribe(
  db: Db,
  userId: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  const change = { userId, p256dh: keys.p256dh, auth: keys.auth, failures: 0 };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...change })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: change });
    await tx.execute(sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${userId} order by id desc offset ${limits.pushSubscriptions})
        and endpoint <> ${endpoint}`);
  });
}

export async function unsubscribe(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
}

export interface Push extends PushedNotification {
  recipient_id: string;
  subscriptions: { id: string; endpoint: string; p256dh: string; auth: string }[];
}

const rowRecipient = createRecipient(sql`row.recipient_id`);
const pushed = notificationRow('n');

/** Pushes only kinds that recipients want, and to children only replies. Most have no browser. */
const pushes = defineStatement<Push, [rows: string, now: string]>(
  'pushed_notifications',
  (rows, now) => sql`
    select row.recipient_id, ${shownKind(pushed)} as kind, u.full_name as actor, n.actor_id, n.post_id, n.comment_id, members.people,
      (select c.content from comments c where c.id = n.comment_id and n.kind <> 'like') as comment,
      ${notifiedSpecies(pushed)} as species, ${notifiedTaxon(pushed)} as taxon, ${settledFreeName(pushed)} as free_name,
      (select r.language from users r where r.id = row.recipient_id) as language,
      n.kind || ' ' || coalesce(n.group_id, n.id) as tag, browsers.subscriptions
    from jsonb_to_recordset(${rows}::text::jsonb) as row (recipient_id uuid, id uuid)
    cross join lateral (
      select json_agg(json_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth)) as subscriptions
      from push_subscriptions s where s.user_id = row.recipient_id
    ) browsers
    join notifications n on n.recipient_id = row.recipient_id and n.id = row.id
    join users u on u.id = n.actor_id
    cross join lateral (
      with ${rowRecipient.tables}
      select greatest(1, count(distinct actor_id))::int as people from (
        select g.actor_id from notifications g
        where g.group_id = n.group_id and g.recipient_id = n.recipient_id and g.kind = n.kind and g.read_at is null
          and ${isNotificationVisible(rowRecipient, notificationRow('g'), sql`${now}::timestamptz`)}
        order by g.id desc limit ${literal(limits.notificationCount)}) newest
    ) members
    where browsers.subscriptions is not null and not exists (
      select from notification_settings s where s.user_id = n.recipient_id and s.kind = ${shownKind(pushed)} and not s.pushed)
      and (n.kind in ('comment', 'answer') or not ${isChild(sql`n.recipient_id`)})
    order by n.id`,
);

export const readPushes = (db: Db, shown: readonly AnnouncedNotification[], now: Date): Promise<Push[]> =>
  pushes.run(
    db,
    JSON.stringify(shown.map(({ recipient_id, id }) => ({ recipient_id, id }))),
    now.toISOString(),
  );

export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function countFailure(db: Db, id: string): Promise<void> {
  const [changed] = await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, id))
    .returning({ failures: pushSubscriptions.failures });
  if (changed && changed.failures >= MAX_FAILURES) await removeSubscription(db, id);
}

export async function clearFailures(db: Db, id: string): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ failures: 0 })
    .where(and(eq(pushSubscriptions.id, id), sql`${pushSubscriptions.failures} > 0`));
}
