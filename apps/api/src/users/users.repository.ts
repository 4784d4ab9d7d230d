import type { Author, Picture, User } from '@aranya/contracts';
import { limits } from '@aranya/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { media, users } from '../db/schema';
import type { DbPair } from '../db/types';
import { urlOf } from '../media/media.repository';
import { blockersOf } from '../connections/blockers';
import { signInPictureUrl } from './sign-in-picture';
import { relationshipColumns, type RelationshipRow, viewRelationship } from '../connections/relationship';

const profileMedia = alias(media, 'profile_media');
const coverMedia = alias(media, 'cover_media');

type MediaRow = typeof media.$inferSelect;

function pictureOf(row: Pick<MediaRow, 'hash' | 'width' | 'height'> | null): Picture | null {
  return row === null ? null : { url: urlOf(row.hash), width: row.width, height: row.height, alt: '' };
}

type UserRow = typeof users.$inferSelect;

function toAuthor(
  row: Pick<UserRow, 'id' | 'fullName' | 'username' | 'profileMediaHash' | 'issuerPicture'>,
): Author {
  const { id, profileMediaHash, issuerPicture } = row;
  const signInPicture = issuerPicture === null ? '' : signInPictureUrl(id, issuerPicture);
  return {
    _id: id,
    full_name: row.fullName,
    username: row.username ?? '',
    profile_picture: profileMediaHash === null ? signInPicture : urlOf(profileMediaHash),
  };
}

// A bare "id" would belong to the subquery.
const userId = sql`"users"."id"`;

/** As JSON, which both engines return as an array. */
const idLists = (currentUserId: string) => ({
  followers: sql<string[]>`(select coalesce(json_agg(l.id), '[]') from (
    select f.follower_id as id from follows f where f.followee_id = ${userId} and f.follower_id not in ${blockersOf(currentUserId)}
    order by f.created_at desc, f.follower_id desc limit ${limits.idList}) l)`,
  following: sql<string[]>`(select coalesce(json_agg(l.id), '[]') from (
    select f.followee_id as id from follows f where f.follower_id = ${userId} and f.followee_id not in ${blockersOf(currentUserId)}
    order by f.created_at desc, f.followee_id desc limit ${limits.idList}) l)`,
  connections: sql<string[]>`(select coalesce(json_agg(l.id), '[]') from (
    select both_sides.id from (
      (select c.high_id as id, c.since from connections c where c.low_id = ${userId} and c.status = 'accepted'
        and c.high_id not in ${blockersOf(currentUserId)}
        order by c.since desc, c.high_id desc limit ${limits.idList})
      union all
      (select c.low_id as id, c.since from connections c where c.high_id = ${userId} and c.status = 'accepted'
        and c.low_id not in ${blockersOf(currentUserId)}
        order by c.since desc, c.low_id desc limit ${limits.idList})
    ) both_sides order by both_sides.since desc, both_sides.id desc limit ${limits.idList}) l)`,
});

/** How many of the counted have blocked the current user. */
const hiddenCounts = (currentUserId: string) => ({
  followers: sql<number>`(select count(*) from follows f
    where f.followee_id = ${userId} and f.follower_id in ${blockersOf(currentUserId)})::int`,
  following: sql<number>`(select count(*) from follows f
    where f.follower_id = ${userId} and f.followee_id in ${blockersOf(currentUserId)})::int`,
  connections: sql<number>`(select count(*) from ${blockersOf(currentUserId)} b join connections c
    on c.low_id = least(b.blocker_id, ${userId}) and c.high_id = greatest(b.blocker_id, ${userId})
    where c.status = 'accepted')::int`,
});

type PerList<Value> = Record<'followers' | 'following' | 'connections', Value>;

/** Keeps the current user in the shortened list. */
function withCurrentUser(list: string[], currentUserId: string, isMember: boolean): string[] {
  if (!isMember || list.includes(currentUserId)) return list;
  return [currentUserId, ...list.slice(0, limits.idList - 1)];
}

function toUser(
  row: UserRow,
  pictures: { profile: MediaRow | null; cover: MediaRow | null },
  { lists, hidden }: { lists: PerList<string[]>; hidden: PerList<number> },
  relationshipRow: RelationshipRow,
  currentUserId: string,
): User {
  const relationship = viewRelationship(relationshipRow, currentUserId, row.id);
  return {
    ...toAuthor(row),
    id: row.id,
    bio: row.bio,
    location: row.location,
    cover_photo: pictures.cover === null ? '' : urlOf(pictures.cover.hash),
    createdAt: row.createdAt.toISOString(),
    followers: withCurrentUser(lists.followers, currentUserId, relationship.follows),
    following: withCurrentUser(lists.following, currentUserId, relationship.followed_by),
    connections: withCurrentUser(lists.connections, currentUserId, relationship.connection === 'connected'),
    followers_count: row.followersCount - hidden.followers,
    following_count: row.followingCount - hidden.following,
    connections_count: row.connectionsCount - hidden.connections,
    posts_count: row.postsCount,
    profile_image: pictureOf(pictures.profile),
    cover_image: pictureOf(pictures.cover),
    relation: relationship,
  };
}

/** Pass a transaction or the primary to read own writes. */
export function createUsersRepository({ read }: Pick<DbPair, 'read'>) {
  /** In the order of `ids`, without deleted users. */
  async function usersByIds(currentUserId: string, ids: readonly string[]): Promise<User[]> {
    if (ids.length === 0) return [];
    const rows = await read
      .select({
        user: users,
        profile: profileMedia,
        cover: coverMedia,
        lists: idLists(currentUserId),
        hidden: hiddenCounts(currentUserId),
        relationship: relationshipColumns(currentUserId, userId),
      })
      .from(users)
      .leftJoin(profileMedia, eq(profileMedia.hash, users.profileMediaHash))
      .leftJoin(coverMedia, eq(coverMedia.hash, users.coverMediaHash))
      .where(inArray(users.id, [...ids]));
    const byId = new Map(
      rows.map(({ user, profile, cover, lists, hidden, relationship }) => [
        user.id,
        toUser(user, { profile, cover }, { lists, hidden }, relationship, currentUserId),
      ]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    usersByIds,

    userById: async (currentUserId: string, id: string): Promise<User | null> =>
      (await usersByIds(currentUserId, [id]))[0] ?? null,

    authorsByIds: async (ids: readonly string[]): Promise<Map<string, Author>> => {
      if (ids.length === 0) return new Map();
      const { id, fullName, username, profileMediaHash, issuerPicture } = users;
      const rows = await read
        .select({ id, fullName, username, profileMediaHash, issuerPicture })
        .from(users)
        .where(inArray(users.id, [...new Set(ids)]));
      return new Map(rows.map((row) => [row.id, toAuthor(row)]));
    },
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;
