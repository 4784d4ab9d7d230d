import { limits } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { belongsTo, id, moment } from './columns';
import { posts } from './posts';
import { sightings } from './sightings';
import { users } from './users';

/** Triggers (migration 0020) delete a row when the trust ends. */
export const placeShares = pgTable(
  'place_shares',
  {
    postId: belongsTo('post_id', () => sightings.postId),
    memberId: belongsTo('member_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.memberId] }),
    index('place_shares_member_index').on(t.memberId),
    index('place_shares_until_index').on(t.until),
    // A day in which the clocks change has 23 or 25 hours.
    check(
      'place_shares_until_range',
      sql.raw(`until > created_at and until <= created_at + interval '${limits.placeShareDays * 24} hours'`),
    ),
  ],
);

/** `memberId` is null once their account is deleted. */
export const placeLooks = pgTable(
  'place_looks',
  {
    id: id().primaryKey(),
    postId: belongsTo('post_id', () => posts.id),
    memberId: id('member_id').references(() => users.id, { onDelete: 'set null' }),
    lookedAt: moment('looked_at').notNull(),
  },
  (t) => [
    index('place_looks_post_index').on(t.postId, t.lookedAt, t.id),
    index('place_looks_member_index').on(t.memberId),
    index('place_looks_time_index').on(t.lookedAt),
  ],
);
