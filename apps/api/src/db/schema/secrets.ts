import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Random keys that all nodes of the API share. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
