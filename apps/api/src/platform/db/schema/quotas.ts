import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, moment } from './columns';
import { users } from './users';

export const quotaCounts = pgTable(
  'quota_counts',
  {
    userId: belongsTo('user_id', () => users.id),
    action: text('action').notNull(),
    hour: moment('hour').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.action, t.hour] }),
    check('quota_counts_not_negative', sql`count >= 0`),
  ],
);
