import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { posts } from './posts';
import { users } from './users';

export const notificationKinds = ['request', 'accepted', 'follow', 'like'] as const;

/**
 * What somebody did towards the recipient, as long as it stands. Ids are in the order of time.
 * No foreign key of the recipient, whose row every like would lock: a trigger (migration 0009) deletes with them.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id().notNull(),
    recipientId: id('recipient_id').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    actorId: id('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: id('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.recipientId, t.id] }),
    // Begins with the actor, whose deletion cascades.
    unique('notifications_once_key').on(t.actorId, t.recipientId, t.kind, t.postId).nullsNotDistinct(),
    index('notifications_post_index')
      .on(t.postId, t.kind, t.id)
      .where(sql`post_id is not null`),
    index('notifications_unread_index')
      .on(t.recipientId, t.id)
      .where(sql`read_at is null`),
    check('notifications_kind_known', sql`kind in ('request', 'accepted', 'follow', 'like')`),
    check('notifications_not_oneself', sql`actor_id <> recipient_id`),
    check('notifications_post_named', sql`(kind = 'like') = (post_id is not null)`),
  ],
);
