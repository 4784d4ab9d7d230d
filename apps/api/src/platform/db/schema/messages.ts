import { limits, type LiveEvent, messageTypes, notificationKinds } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, id, isOneOf, moment, partialIndex } from './columns';
import { users } from './users';

/** Lock rows in the order of ids. Apart from `users`, so that messages do not wait for profiles. */
export const eventCounters = pgTable(
  'event_counters',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  },
  () => [check('event_counters_not_negative', sql`seq >= 0`)],
);

/** `lowId` and `highId` outlive their users. */
export const messages = pgTable(
  'messages',
  {
    id: id().primaryKey(),
    fromId: id('from_id').references(() => users.id, { onDelete: 'set null' }),
    toId: id('to_id').references(() => users.id, { onDelete: 'set null' }),
    lowId: id('low_id').notNull(),
    highId: id('high_id').notNull(),
    text: text('text').notNull().default(''),
    messageType: text('message_type', { enum: messageTypes }).notNull(),
    clientId: uuid('client_id'),
    /** Both counters are locked at once, so either orders the chat. */
    lowSeq: bigint('low_seq', { mode: 'number' }).notNull(),
    highSeq: bigint('high_seq', { mode: 'number' }).notNull(),
    seenAt: moment('seen_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('messages_client_id_key').on(t.fromId, t.clientId),
    index('messages_chat_index').on(t.lowId, t.highId, t.lowSeq),
    index('messages_recent_index').on(t.toId, t.fromId, t.lowSeq),
    partialIndex('messages_unseen_index', [t.toId, t.fromId], sql`seen_at is null`),
    index('messages_sent_index').on(t.fromId, t.createdAt),
    check('messages_not_oneself', sql`low_id < high_id`),
    check('messages_text_length', hasLength('text', limits.messageText)),
    check('messages_not_empty', sql`message_type = 'image' or (message_type = 'text' and text <> '')`),
    check('messages_seq_positive', sql`least(low_seq, high_seq) > 0`),
  ],
);

export const messageMedia = pgTable(
  'message_media',
  {
    messageId: belongsTo('message_id', () => messages.id).primaryKey(),
    key: text('key').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
  },
  (t) => [
    unique('message_media_key_key').on(t.key),
    check('message_media_key_length', sql`char_length(key) >= 32`),
    check('message_media_sizes_positive', sql`least(bytes, width, height) > 0`),
    check('message_media_alt_length', hasLength('alt', limits.imageAlt)),
  ],
);

const eventTypes = [
  'message',
  'seen',
  'deleted',
  'connections',
  'post',
  'notification',
  'chat_read',
  'notifications_read',
  'drafts',
] as const satisfies readonly LiveEvent['type'][];

export const events = pgTable(
  'events',
  {
    recipientId: belongsTo('recipient_id', () => users.id),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    type: text('type', { enum: eventTypes }).notNull(),
    messageId: id('message_id'),
    peerId: id('peer_id'),
    postId: id('post_id'),
    upTo: moment('up_to'),
    /** The other user's action, for `connections` and `notification`. */
    notification: text('notification', { enum: notificationKinds }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.recipientId, t.seq] }),
    index('events_age_index').on(t.createdAt),
    check('events_seq_positive', sql`seq > 0`),
    check('events_type_known', isOneOf('type', eventTypes)),
    check('events_message_named', sql`type not in ('message', 'deleted') or message_id is not null`),
    check('events_post_named', sql`(type = 'post') = (post_id is not null)`),
    check(
      'events_seen_complete',
      sql`type not in ('seen', 'chat_read') or (peer_id is not null and up_to is not null)`,
    ),
  ],
);
