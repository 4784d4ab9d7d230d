import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** ISO 8601 in UTC with milliseconds, as `Date.toISOString`. */
export const isoTime = (column: SQLWrapper): SQL<string> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
