import type { GuestLifeList, GuestMember, LifeListEntry } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { readEntries } from '../../members/life-list/life-list.statements';
import { authorFields } from '../../people/author-json';
import { isOpenToGuests } from '../../people/open-to-guests';
import { selectPicture } from '../../people/user-json';
import { findUserId } from '../../people/users.repository';
import { isoTime } from '../../platform/common/iso-time';
import { userRow } from '../../platform/db/rows';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';

const LISTED_ANIMALS = 24;

interface OpenMember {
  member: GuestMember;
  /** Their life list is for all members, and so for guests. */
  shares_life_list: boolean;
}

const user = userRow('u');

const openMember = defineStatement<OpenMember & Record<string, unknown>, [userId: string, now: string]>(
  'guest_member',
  (userId, now) => sql`
    select json_build_object(${authorFields(user)}, 'bio', u.bio, 'location', u.location,
      'createdAt', ${isoTime(sql`u.created_at`)}, 'cover_image', ${selectPicture(sql`u.cover_media_hash`)},
      'posts_count', u.posts_count, 'followers_count', u.followers_count, 'following_count', u.following_count
    ) as member, u.life_list = 'public' as shares_life_list
    from users u where u.id = ${userId}::uuid and ${isOpenToGuests(user, sql`${now}::timestamptz`)}`,
);

/**
 * Null if the profile is not open to guests, or there is nobody of this id.
 * @param given an id, or `@` and a username
 */
export async function readGuestMember(db: Db, given: string, now: Date): Promise<OpenMember | null> {
  const id = given.startsWith('@') ? await findUserId(db, given.slice(1)) : given;
  const [row] = id === null ? [] : await openMember.run(db, id, now.toISOString());
  return row ?? null;
}

/** The beginning of what other members read, without days and places. */
export async function readGuestLifeList(db: Db, userId: string): Promise<GuestLifeList> {
  const { species, species_count } = await readEntries(db, userId, false);
  const entries = JSON.parse(species.text) as LifeListEntry[];
  const shown = entries.slice(0, LISTED_ANIMALS);
  return { species: shown.map(({ species: key, taxon }) => ({ species: key, taxon })), species_count };
}
