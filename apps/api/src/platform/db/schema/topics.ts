import { limits, topicKinds } from '@aranya/contracts';
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, hasLength, isOneOf, moment } from './columns';
import { users } from './users';

/** Animals and places by the keys of sightings, tags in their stored form. */
export const followedTopics = pgTable(
  'followed_topics',
  {
    userId: belongsTo('user_id', () => users.id),
    kind: text('kind', { enum: topicKinds }).notNull(),
    key: text('key').notNull(),
    inFeed: boolean('in_feed').notNull().default(true),
    notify: boolean('notify').notNull().default(false),
    /** Up to when they have looked at its posts. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.key] }),
    check('followed_topics_kind_known', isOneOf('kind', topicKinds)),
    check('followed_topics_key_length', hasLength('key', limits.hashtag, 1)),
  ],
);
