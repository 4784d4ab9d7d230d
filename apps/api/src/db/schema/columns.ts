import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A UUIDv7 made by the API: see common/ids.ts. */
export const id = (name = 'id') => uuid(name);

/** A moment with milliseconds, as JavaScript has it, so that a cursor made of it comes back exactly. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
