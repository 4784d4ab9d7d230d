import type { Author, Picture, User } from '@aranya/contracts';
import { limits } from '@aranya/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { media, users } from '../db/schema';
import type { DbPair } from '../db/types';
import { urlOf } from '../media/media.repository';
import { relationshipColumns, type RelationshipRow, viewRelationship } from '../connections/relationship';

const profileMedia = alias(media, 'profile_media');
const coverMedia = alias(media, 'cover_media');

type MediaRow = typeof media.$inferSelect;

function pictureOf(row: Pick<MediaRow, 'hash' | 'width' | 'height'> | null): Picture | null {
  return row === null ? null : { url: urlOf(row.hash), width: row.width, height: row.height, alt: '' };
}

/** The address of a user's portrait: his own, or the one that the issuer has; empty where there is none. */
function portraitOf(row: { profileMediaHash: string | null; issuerPicture: string | null }): string {
  return row.profileMediaHash === null ? (row.issuerPicture ?? '') : urlOf(row.profileMediaHash);
}

// Columns of the outer row, written out: inside a subquery a bare "id" would be the subquery's own.
const outer = sql`"users"."id"`;

/** Each list's newest ids, as JSON, which both engines give back as a list. */
const idLists = {
  followers: sql<string[]>`(select coalesce(json_agg(l.id), '[]') from (
    select f.follower_id as id from follows f where f.followee_id = ${outer}
    order by f.created_at desc, f.follower_id desc limit ${limits.idList}) l)`,
  following: sql<string[]>`(select coalesce(json_agg(l.id), '[]') from (
    select f.followee_id as id from follows f where f.follower_id = ${outer}
    order by f.created_at desc, f.followee_id desc limit ${limits.idList}) l)`,
  connections: sql<string[]>`(select coalesce(json_agg(l.id), '[]') from (
    select both_sides.id from (
      (select c.high_id as id, c.since from connections c where c.low_id = ${outer} and c.status = 'accepted'
        order by c.since desc, c.high_id desc limit ${limits.idList})
      union all
      (select c.low_id as id, c.since from connections c where c.high_id = ${outer} and c.status = 'accepted'
        order by c.since desc, c.low_id desc limit ${limits.idList})
    ) both_sides order by both_sides.since desc, both_sides.id desc limit ${limits.idList}) l)`,
};

/** The list, with the viewer at its head where he belongs into it and others have pushed him out. */
function withCurrentUser(list: string[], currentUserId: string, belongs: boolean): string[] {
  if (!belongs || list.includes(currentUserId)) return list;
  return [currentUserId, ...list.slice(0, limits.idList - 1)];
}

type UserRow = typeof users.$inferSelect;

function userOf(
  row: UserRow,
  pictures: { profile: MediaRow | null; cover: MediaRow | null },
  lists: { [Key in keyof typeof idLists]: string[] },
  relationRow: RelationshipRow,
  currentUserId: string,
): User {
  const relation = viewRelationship(relationRow, currentUserId, row.id);
  return {
    _id: row.id,
    id: row.id,
    full_name: row.fullName,
    username: row.username ?? '',
    profile_picture: portraitOf(row),
    bio: row.bio,
    location: row.location,
    cover_photo: pictures.cover === null ? '' : urlOf(pictures.cover.hash),
    createdAt: row.createdAt.toISOString(),
    followers: withCurrentUser(lists.followers, currentUserId, relation.follows),
    following: withCurrentUser(lists.following, currentUserId, relation.followed_by),
    connections: withCurrentUser(lists.connections, currentUserId, relation.connection === 'connected'),
    followers_count: row.followersCount,
    following_count: row.followingCount,
    connections_count: row.connectionsCount,
    posts_count: row.postsCount,
    profile_image: pictureOf(pictures.profile),
    cover_image: pictureOf(pictures.cover),
    relation,
  };
}

/** People, as the contract shows them. Give `within(tx)`, or the write handle twice, to read one's own writes. */
export function createUsersRepository({ read }: Pick<DbPair, 'read'>) {
  /** The users in the order of `ids`, as the viewer sees them; those who are gone are left out. */
  async function usersByIds(currentUserId: string, ids: readonly string[]): Promise<User[]> {
    if (ids.length === 0) return [];
    const rows = await read
      .select({
        user: users,
        profile: profileMedia,
        cover: coverMedia,
        lists: idLists,
        relation: relationshipColumns(currentUserId, outer),
      })
      .from(users)
      .leftJoin(profileMedia, eq(profileMedia.hash, users.profileMediaHash))
      .leftJoin(coverMedia, eq(coverMedia.hash, users.coverMediaHash))
      .where(inArray(users.id, [...ids]));
    const byId = new Map(
      rows.map(({ user, profile, cover, lists, relation }) => [
        user.id,
        userOf(user, { profile, cover }, lists, relation, currentUserId),
      ]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    usersByIds,

    /** One user as the viewer sees him; null where there is none. */
    userById: async (currentUserId: string, id: string): Promise<User | null> =>
      (await usersByIds(currentUserId, [id]))[0] ?? null,

    /** The authors of posts and messages, by their ids; those who are gone are missing. */
    authorsByIds: async (ids: readonly string[]): Promise<Map<string, Author>> => {
      if (ids.length === 0) return new Map();
      const { id, fullName, username, profileMediaHash, issuerPicture } = users;
      const rows = await read
        .select({ id, fullName, username, profileMediaHash, issuerPicture })
        .from(users)
        .where(inArray(users.id, [...new Set(ids)]));
      return new Map(
        rows.map((row) => [
          row.id,
          {
            _id: row.id,
            full_name: row.fullName,
            username: row.username ?? '',
            profile_picture: portraitOf(row),
          },
        ]),
      );
    },
  };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;
