import { limits } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { notSuspended } from '../../people/suspensions';
import type { Viewer } from '../../people/viewer';
import { isoTime } from '../../platform/common/iso-time';
import type { PostRow, UserRow } from '../../platform/db/rows';
import { pictureUrl, postPictureJson } from '../../platform/media/picture-json';

interface PostViewOptions {
  viewer: Viewer<'blockers' | 'hidden_people'>;
  post: PostRow;
  author: UserRow;
  suggested: SQLWrapper;
  /** The topic for which a feed has it, as JSON; null for none. */
  followed?: SQLWrapper;
}

/** "offset 0" makes the planner look up each blocker by the primary key. */
const visibleLikes = ({ blockers }: Viewer<'blockers'>, post: PostRow): SQL => sql`${post}.likes_total - (
  select count(*) from ${blockers} b
  cross join lateral (select 1 from likes l where l.post_id = ${post}.id and l.user_id = b.id offset 0) counted)`;

const visibleComments = (viewer: Viewer<'hidden_people'>, post: PostRow): SQL => sql`
  case when ${post}.comments_total = 0 then 0
  else ${post}.comments_total - (
    select count(*) from ${viewer.hidden_people} h
    cross join lateral (select 1 from comments c where c.post_id = ${post}.id and c.author_id = h.id
      and c.deleted_at is null and c.hidden_at is null offset 0) counted) end`;

/** Without "offset 0", all bookmarks of the user could be read into a hash table. */
const isBookmarked = (currentUser: SQLWrapper, post: PostRow): SQL => sql`exists (
  select 1 from bookmarks b where b.user_id = ${currentUser} and b.post_id = ${post}.id offset 0)`;

const suggestionCounts = (viewer: Viewer<'hidden_people'>, post: PostRow): SQL => sql`
  case when ${post}.asks then (
  select json_build_object('agree', count(*) filter (where i.species = ${post}.agreed_species), 'total', count(*))
  from identifications i where i.post_id = ${post}.id and i.user_id not in (select id from ${viewer.hidden_people})
    and ${notSuspended(sql`i.user_id`, sql`now()`)}) end`;

/** As its author gave it. */
export const namedPoint = (row: SQL): SQL =>
  sql`json_strip_nulls(json_build_object('kind', 'point', 'lat', ${row}.lat, 'lng', ${row}.lng, 'name', ${row}.place_name))`;

export const ownSighting = (post: PostRow): SQL => sql`
  select json_build_object(
    'species', ${post}.sighting->'species',
    'place', case when s.park is not null then json_build_object('kind', 'park', 'park', s.park)
      when s.lat is not null then ${namedPoint(sql`s`)} end,
    'seen_on', to_char(s.seen_on, 'YYYY-MM-DD'), 'protected', s.level > 0, 'hide_place', s.hide_place,
    'at_site', s.at_site, 'others_see', json_build_object('place', ${post}.sighting->'place',
      'seen_on', ${post}.sighting->'seen_on'))
  from sightings s where s.post_id = ${post}.id`;

/** Others get the first moment of the month in UTC if the time would tell the day of a protected sighting. */
export const timeFor = (currentUser: SQLWrapper, post: PostRow, time: SQL): SQL => sql`case
  when ${post}.author_id <> ${currentUser} and coalesce((${post}.sighting->>'protected')::boolean,
    ${post}.strictest_level > 0 and ${post}.edited_at is not null)
  then date_trunc('month', ${time}, 'UTC') else ${time} end`;

/** True where others see a park or another area. */
export const showsPark = (post: PostRow): SQL => sql`(${post}.sighting->'place'->>'park' is not null)`;

/** The contract's `Post` as JSON text, with its joins. */
export function postView({ viewer, post, author, suggested, followed }: PostViewOptions): {
  text: SQL;
  joins: SQL;
} {
  const currentUser = viewer.id;
  const toOthers = (time: SQL) => isoTime(timeFor(currentUser, post, time));
  const json = sql`json_build_object('_id', ${post}.id, 'user', ${authorJson(author)}, 'content', ${post}.content,
    'image_urls', coalesce(pictures.urls, '[]'), 'images', coalesce(pictures.images, '[]'),
    'post_type', ${post}.post_type, 'likes_count', ${newestLikers(currentUser)}, 'likes_total', ${visibleLikes(viewer, post)},
    'liked', likers.liked, 'suggested', ${suggested}, 'comments_total', ${visibleComments(viewer, post)},
    'bookmarked', ${isBookmarked(currentUser, post)},
    'sighting', case when ${post}.author_id = ${currentUser} and ${post}.sighting is not null
      then (${ownSighting(post)}) else ${post}.sighting end,
    'asks', ${post}.asks, 'agreed_species', ${post}.agreed_species, 'agreed_taxon', ${post}.agreed_taxon,
    'suggestions', ${suggestionCounts(viewer, post)},
    'createdAt', ${toOthers(sql`${post}.created_at`)},
    'edited_at', case when ${post}.edited_at is not null then ${toOthers(sql`${post}.edited_at`)} end)`;
  // Few posts have these keys. Adding text avoids a second object.
  const about = followed ? sql`|| coalesce(', "followed": ' || ${followed}::text, '')` : sql``;
  return {
    text: sql`(left(${json}::text, -1) ${about} || case when ${post}.hidden_at is null then '}'
    else ', "hidden": ' || json_build_object('reason', ${post}.hidden_reason) || '}' end)`,
    joins: joinPostParts(viewer, post),
  };
}

const newestLikers = (currentUser: SQLWrapper): SQL => sql`case
  when likers.liked and not ${currentUser} = any (likers.newest)
  then to_json(likers.newest[1:${sql.raw(String(limits.idList - 1))}] || ${currentUser}) else to_json(likers.newest) end`;

/** A scalar uses the index: the planner might read all of these members for each post. */
const hasReservedLikes = (userId: SQL): SQL => sql`(
  select true from users reserved where reserved.id = ${userId} and reserved.likes_visibility <> 'public')`;

/** Most posts have no pictures, and skip the indexes for them. */
const joinPostParts = ({ id, blockers }: Viewer<'blockers'>, post: PostRow): SQL => sql`
  cross join lateral (
    select exists (select 1 from likes l where l.post_id = ${post}.id and l.user_id = ${id}) as liked,
      array(select l.user_id from likes l
        where l.post_id = ${post}.id and l.user_id not in (select id from ${blockers})
          and ${hasReservedLikes(sql`l.user_id`)} is not true
        order by l.created_at desc, l.user_id desc limit ${sql.raw(String(limits.idList))}) as newest
  ) likers
  cross join lateral (
    select json_agg(${pictureUrl(sql`m.hash`)} order by i.position) as urls,
      json_agg(${postPictureJson(sql`m`, sql`i`)} order by i.position) as images
    from post_images i join media m on m.hash = i.media_hash
    where i.post_id = ${post}.id and ${post}.post_type <> 'text' and ${post}.hidden_at is null
  ) pictures`;
