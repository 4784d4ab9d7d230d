import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A UUIDv7; see common/ids.ts. */
export const id = (name = 'id') => uuid(name);

/** With the precision of JavaScript, so that cursors keep it exactly. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
