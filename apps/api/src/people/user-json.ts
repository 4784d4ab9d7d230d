import { limits } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isoTime } from '../platform/common/iso-time';
import type { UserRow } from '../platform/db/rows';
import { pictureJson, pictureUrl } from '../platform/media/picture-json';
import { authorFields } from './author-json';
import { relationshipColumns } from './relationship';
import type { Viewer } from './viewer';

const MAX_IDS = sql.raw(String(limits.idList));

export const selectPicture = (hash: SQLWrapper): SQL => sql`(
  select ${pictureJson(sql`m`, sql`''`)} from media m where m.hash = ${hash})`;

interface Follows {
  whose: SQL;
  listed: SQL;
}

const followers: Follows = { whose: sql`f.followee_id`, listed: sql`f.follower_id` };
const following: Follows = { whose: sql`f.follower_id`, listed: sql`f.followee_id` };

const followIds = (
  { blockers }: Viewer<'blockers'>,
  user: UserRow,
  { whose, listed }: Follows,
): SQL => sql`array(
  select ${listed} from follows f where ${whose} = ${user}.id and ${listed} not in (select id from ${blockers})
  order by f.created_at desc, ${listed} desc limit ${MAX_IDS})`;

/** Each half uses its index. */
function connectionIds({ blockers }: Viewer<'blockers'>, user: UserRow): SQL {
  const side = (mine: SQL, other: SQL) => sql`(
    select ${other} as id, c.since from connections c
    where ${mine} = ${user}.id and c.status = 'accepted' and ${other} not in (select id from ${blockers})
    order by c.since desc, ${other} desc limit ${MAX_IDS})`;
  return sql`array(
    select id from (
      ${side(sql`c.low_id`, sql`c.high_id`)} union all ${side(sql`c.high_id`, sql`c.low_id`)}
    ) both_sides
    order by since desc, id desc limit ${MAX_IDS})`;
}

/** "offset 0" makes the planner look up each blocker by the primary key. */
const blockersAmong = ({ blockers }: Viewer<'blockers'>, rows: SQL): SQL =>
  sql`(select count(*) from ${blockers} b cross join lateral (${rows} offset 0) counted)`;

const blockedFollows = (viewer: Viewer<'blockers'>, user: UserRow, { whose, listed }: Follows): SQL =>
  blockersAmong(viewer, sql`select 1 from follows f where ${whose} = ${user}.id and ${listed} = b.id`);

const blockedConnections = (viewer: Viewer<'blockers'>, user: UserRow): SQL =>
  blockersAmong(
    viewer,
    sql`select 1 from connections c where c.low_id = least(b.id, ${user}.id)
    and c.high_id = greatest(b.id, ${user}.id) and c.status = 'accepted'`,
  );

const withCurrentUser = (list: SQL, isMember: SQL, currentUser: SQLWrapper): SQL => sql`case
  when ${isMember} and not ${currentUser} = any (${list})
  then to_json(${currentUser} || ${list}[1:${MAX_IDS} - 1]) else to_json(${list}) end`;

/** @param currentUser cast to `uuid` */
export function relationFields(currentUser: SQLWrapper, user: UserRow): SQL {
  const { follows, followedBy, blocked, connection } = relationshipColumns(currentUser, sql`${user}.id`);
  return sql`${currentUser} = ${user}.id as is_self, ${follows} as follows, ${followedBy} as followed_by,
    coalesce(${connection}, 'none') as connection, ${blocked} as blocked`;
}

/** True where the profile is for connections only. */
const joinPrivacy = (user: UserRow): SQL => sql`
      cross join lateral (
        select ${user}.profile_visibility = 'connections' and not relation.is_self and relation.connection <> 'connected' as limited
        offset 0
      ) privacy`;

const unlessLimited = (value: SQL, otherwise: SQL): SQL =>
  sql`case when privacy.limited then ${otherwise} else ${value} end`;

/** The contract's `User`; "relation" has the {@link relationFields}. */
export function userView(viewer: Viewer<'blockers'>, user: UserRow): { json: SQL; joins: SQL } {
  const currentUser = viewer.id;
  const shown = (text: SQL) => unlessLimited(text, sql`''`);
  const ids = (list: SQL) => unlessLimited(list, sql`'{}'::uuid[]`);
  const cover = unlessLimited(sql`${user}.cover_media_hash`, sql`null`);
  return {
    json: sql`json_build_object(${authorFields(user)}, 'id', ${user}.id, 'limited', privacy.limited,
      'bio', ${shown(sql`${user}.bio`)}, 'location', ${shown(sql`${user}.location`)},
      'cover_photo', coalesce(${pictureUrl(cover)}, ''),
      'createdAt', ${isoTime(sql`${user}.created_at`)},
      'followers', ${withCurrentUser(sql`ids.followers`, sql`relation.follows`, currentUser)},
      'following', ${withCurrentUser(sql`ids.following`, sql`relation.followed_by`, currentUser)},
      'connections', ${withCurrentUser(sql`ids.connections`, sql`relation.connection = 'connected'`, currentUser)},
      'followers_count', ${user}.followers_count - ${blockedFollows(viewer, user, followers)},
      'following_count', ${user}.following_count - ${blockedFollows(viewer, user, following)},
      'connections_count', ${user}.connections_count - ${blockedConnections(viewer, user)},
      'posts_count', ${user}.posts_count,
      'profile_image', ${selectPicture(sql`${user}.profile_media_hash`)},
      'cover_image', ${selectPicture(cover)},
      'relation', row_to_json(relation))`,
    // Without "offset 0", every use would be evaluated again.
    joins: sql`
      cross join lateral (select ${relationFields(currentUser, user)} offset 0) relation
      ${joinPrivacy(user)}
      cross join lateral (
        select ${ids(followIds(viewer, user, followers))} as followers, ${ids(followIds(viewer, user, following))} as following,
          ${ids(connectionIds(viewer, user))} as connections
        offset 0
      ) ids`,
  };
}
