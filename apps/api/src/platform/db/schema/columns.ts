import { timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = (name = 'id') => uuid(name);

/** The precision of JavaScript, so that cursors keep it. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
