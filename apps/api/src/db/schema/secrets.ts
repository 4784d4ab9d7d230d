import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Random keys that every node of the API must share, made by whichever starts first. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
