import { type SQL, sql } from 'drizzle-orm';
import type { UserRow } from '../platform/db/rows';
import { notSuspended } from './suspensions';

/**
 * Guests may read what this user publishes, if the site is open to them. A profile for connections is for no
 * guest.
 * @param now a `timestamptz`
 */
export const isOpenToGuests = (user: UserRow, now: SQL): SQL => sql`(${user}.open_to_guests
  and ${user}.profile_visibility = 'public' and ${notSuspended(sql`${user}.id`, now)})`;
