import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: createdAt(),
});
