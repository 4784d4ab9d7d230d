import { sql } from 'drizzle-orm';

/** Rows that an export reads at once, by id. */
export const BATCH_SIZE = 500;

export const batch = sql`limit ${BATCH_SIZE}`;
