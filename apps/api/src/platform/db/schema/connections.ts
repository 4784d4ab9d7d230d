import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, isOneOf, moment } from './columns';
import { users } from './users';

const user = (name: string) => belongsTo(name, () => users.id);

export const follows = pgTable(
  'follows',
  { followerId: user('follower_id'), followeeId: user('followee_id'), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.followerId, t.followeeId] }),
    index('follows_following_index').on(t.followerId, t.createdAt, t.followeeId),
    index('follows_followers_index').on(t.followeeId, t.createdAt, t.followerId),
    index('follows_time_index').using('brin', t.createdAt),
    check('follows_not_oneself', sql`follower_id <> followee_id`),
  ],
);

const statuses = ['pending', 'accepted'] as const;

/** One row per pair, so that both cannot request at once. `lowId` is the smaller id. */
export const connections = pgTable(
  'connections',
  {
    lowId: user('low_id'),
    highId: user('high_id'),
    requestedBy: user('requested_by'),
    status: text('status', { enum: statuses }).notNull(),
    createdAt: createdAt(),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.lowId, t.highId] }),
    index('connections_low_index').on(t.lowId, t.status, t.since, t.highId),
    index('connections_high_index').on(t.highId, t.status, t.since, t.lowId),
    check('connections_ordered', sql`low_id < high_id`),
    check('connections_requested_by_one', sql`requested_by in (low_id, high_id)`),
    check('connections_status_known', isOneOf('status', statuses)),
  ],
);

/** Withdrawn ones count, too. */
export const connectionRequests = pgTable(
  'connection_requests',
  { id: id().primaryKey(), fromId: user('from_id'), toId: user('to_id'), createdAt: createdAt() },
  (t) => [
    index('connection_requests_from_index').on(t.fromId, t.createdAt),
    index('connection_requests_to_index').on(t.toId),
    check('connection_requests_not_oneself', sql`from_id <> to_id`),
  ],
);

export const blocks = pgTable(
  'blocks',
  { blockerId: user('blocker_id'), blockedId: user('blocked_id'), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_list_index').on(t.blockerId, t.createdAt, t.blockedId),
    index('blocks_reverse_index').on(t.blockedId, t.blockerId),
    check('blocks_not_oneself', sql`blocker_id <> blocked_id`),
  ],
);
