import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import { users } from './users';

export const quotaCounts = pgTable(
  'quota_counts',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    hour: moment('hour').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.action, t.hour] }),
    check('quota_counts_not_negative', sql`count >= 0`),
  ],
);
