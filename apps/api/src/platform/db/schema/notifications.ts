import { limits, notificationKinds } from '@aranya/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { comments } from './comments';
import { posts } from './posts';
import { users } from './users';

/** `settled`: moderators matched the recipient's free name to an animal; shown as `agreed`. */
const storedKinds = [...notificationKinds, 'settled'] as const;

/**
 * Ids follow time. A foreign key would lock the recipient's row at every like, so a trigger (migration 0009)
 * deletes.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id().notNull(),
    recipientId: id('recipient_id').notNull(),
    kind: text('kind', { enum: storedKinds }).notNull(),
    actorId: belongsTo('actor_id', () => users.id),
    postId: id('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    commentId: id('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    /** Rows of a kind and group are read as one. */
    groupId: id('group_id').generatedAlwaysAs(
      (): SQL => sql`case kind when 'like' then coalesce(comment_id, post_id)
        when 'comment' then post_id when 'answer' then post_id when 'identification' then post_id end`,
    ),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.recipientId, t.id] }),
    unique('notifications_once_key')
      .on(t.actorId, t.recipientId, t.kind, t.postId, t.commentId)
      .nullsNotDistinct(),
    partialIndex('notifications_post_index', [t.postId, t.kind, t.id], sql`post_id is not null`),
    partialIndex('notifications_comment_index', [t.commentId], sql`comment_id is not null`),
    partialIndex(
      'notifications_group_index',
      [t.groupId, t.recipientId, t.kind, t.id],
      sql`group_id is not null`,
    ),
    partialIndex('notifications_unread_index', [t.recipientId, t.id], sql`read_at is null`),
    check('notifications_kind_known', isOneOf('kind', storedKinds)),
    check('notifications_not_oneself', sql`actor_id <> recipient_id`),
    check(
      'notifications_post_named',
      sql`(kind in ('request', 'accepted', 'follow', 'correction')) = (post_id is null)`,
    ),
  ],
);

export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    listed: boolean('listed').notNull(),
    pushed: boolean('pushed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** Who wants the weekly digest. Each is claimed before their mail is sent, so that nobody gets two. */
export const digests = pgTable(
  'digests',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    /** Of the last one that was claimed, or that went out before they chose it; in the server's time zone. */
    day: date('day').notNull(),
    claimedAt: moment('claimed_at'),
  },
  (t) => [
    index('digests_day_index').on(t.day, t.userId),
    partialIndex('digests_claimed_index', [t.claimedAt], sql`claimed_at is not null`),
  ],
);

/** Unlike a block, the muted person sees no difference. */
export const mutes = pgTable(
  'mutes',
  {
    userId: belongsTo('user_id', () => users.id),
    mutedId: belongsTo('muted_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mutedId] }),
    index('mutes_muted_index').on(t.mutedId),
    check('mutes_not_oneself', sql`user_id <> muted_id`),
  ],
);

export const mutedWords = pgTable(
  'muted_words',
  {
    userId: belongsTo('user_id', () => users.id),
    word: text('word').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.word] }),
    check('muted_words_length', hasLength('word', limits.mutedWord, 1)),
  ],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id().primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('push_subscriptions_endpoint_key').on(t.endpoint),
    index('push_subscriptions_user_index').on(t.userId),
    check(
      'push_subscriptions_endpoint_shape',
      sql`endpoint ~ '^https://' and ${hasLength('endpoint', limits.pushEndpoint)}`,
    ),
  ],
);
