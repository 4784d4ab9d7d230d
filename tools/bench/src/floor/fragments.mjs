/** SQL that statements of the floor share. `$1` is the viewer. */

const PAGE = 20;
const ID_LIST = 100;

export const iso = (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** `blocked` goes both ways; `unlisted` adds those whom the viewer muted. */
export const withBlocks = `
  blockers as materialized (
    select coalesce(array_agg(blocker_id), '{}') as ids from blocks where blocked_id = $1::uuid
  ),
  blocked as materialized (
    select (select ids from blockers) || coalesce(array_agg(blocked_id), '{}') as ids from blocks where blocker_id = $1::uuid
  )`;
export const withUnlisted = `${withBlocks},
  unlisted as materialized (
    select (select ids from blocked) || coalesce(array_agg(muted_id), '{}') as ids from mutes where user_id = $1::uuid
  )`;

export const notBlocker = (column) => `${column} <> all ((select ids from blockers)::uuid[])`;
export const notBlocked = (column) => `${column} <> all ((select ids from blocked)::uuid[])`;
export const notUnlisted = (column) => `${column} <> all ((select ids from unlisted)::uuid[])`;
export const notSuspended = (column) => `not exists (
  select 1 from suspensions s where s.user_id = ${column} and (s.until is null or s.until > now()) offset 0)`;

const path = (hash) => `'/media/' || ${hash} || '.webp'`;

const picture = (hash, m, alt, more = '') =>
  `json_build_object('url', ${path(hash)}, 'width', ${m}.width, 'height', ${m}.height, 'alt', ${alt}${more})`;

const comments = `p.comments_total - case when p.comments_total = 0 or (select ids from blocked) = '{}' then 0 else (
  select count(*)::int from comments c where c.post_id = p.id and c.author_id = any ((select ids from blocked)::uuid[])
    and c.deleted_at is null and c.hidden_at is null) end`;

const suggestions = `case when p.asks then (
  select json_build_object('agree', count(*) filter (where i.species = p.agreed_species), 'total', count(*))
  from identifications i where i.post_id = p.id and ${notBlocked('i.user_id')} and ${notSuspended('i.user_id')}) end`;

const sighting = `case when p.author_id = $1::uuid and p.sighting is not null then (
  select json_build_object('species', p.sighting->'species', 'place', case
      when s.park is not null then json_build_object('kind', 'park', 'park', s.park)
      when s.lat is not null then json_build_object('kind', 'point', 'lat', s.lat, 'lng', s.lng) end,
    'seen_on', s.seen_on, 'protected', s.level > 0, 'hide_place', s.hide_place, 'at_site', s.at_site,
    'others_see', json_build_object('place', p.sighting->'place', 'seen_on', p.sighting->'seen_on'))
  from sightings s where s.post_id = p.id) else p.sighting end`;

/** The time of day of a protected sighting would tell its day. */
const shownTime = (column) =>
  iso(`case when p.author_id <> $1::uuid and coalesce((p.sighting->>'protected')::boolean,
  p.strictest_level > 0 and p.edited_at is not null) then date_trunc('month', ${column}, 'UTC') else ${column} end`);

const profilePicture = (u) => `case
  when ${u}.profile_media_hash is not null then ${path(`${u}.profile_media_hash`)}
  when ${u}.issuer_picture is not null then '/media/sign-in/' || ${u}.id || '?v='
    || substr(translate(encode(sha256(convert_to(${u}.issuer_picture, 'UTF8')), 'base64'), '+/', '-_'), 1, 12)
  else '' end`;

export const author = (u) => `json_build_object('_id', ${u}.id, 'full_name', ${u}.full_name,
  'username', coalesce(${u}.username, ''), 'profile_picture', ${profilePicture(u)})`;

/** `place` is that of a viewer beyond the list. */
const idsWith = (ids, isMember, place) => {
  const rest = `${ids}[1:${ID_LIST - 1}]`;
  const added = place === 'first' ? `$1::uuid || ${rest}` : `${rest} || $1::uuid`;
  return `to_json(case when ${isMember} and $1::uuid <> all (${ids}) then ${added} else ${ids} end)`;
};

/**
 * The newest 20 posts of `page(id, author_id, created_at)`, as JSON text.
 * @param suggested an SQL condition
 */
export const selectPosts = (suggested = 'false') => `(
  select '[' || coalesce(string_agg(
      case when p.hidden_at is null then v.post
        else left(v.post, -1) || ',"hidden":' || json_build_object('reason', p.hidden_reason) || '}' end,
      ',' order by p.created_at desc, p.id desc), '') || ']'
  from (select id from page order by created_at desc, id desc limit ${PAGE}) shown
  join posts p on p.id = shown.id
  join users u on u.id = p.author_id
  left join lateral (
    select json_agg(${path('i.media_hash')} order by i.position) as urls,
      json_agg(${picture('i.media_hash', 'm', 'i.alt', ", 'licence', i.licence")} order by i.position) as images
    from post_images i join media m on m.hash = i.media_hash
    where p.post_type <> 'text' and p.hidden_at is null and i.post_id = p.id
  ) pictures on true
  cross join lateral (
    select array(
      select l.user_id from likes l where l.post_id = p.id and ${notBlocker('l.user_id')}
        and (select true from users r where r.id = l.user_id and r.likes_visibility <> 'public') is not true
      order by l.created_at desc, l.user_id desc limit ${ID_LIST}) as ids,
    exists (select 1 from likes l where l.post_id = p.id and l.user_id = $1::uuid) as liked,
    case when (select ids from blockers) = '{}' then 0 else (select count(*)::int from likes l
      where l.post_id = p.id and l.user_id = any ((select ids from blockers)::uuid[])) end as hidden
  ) likers
  cross join lateral (
    select json_build_object(
      '_id', p.id, 'user', ${author('u')}, 'content', p.content, 'image_urls', coalesce(pictures.urls, '[]'),
      'images', coalesce(pictures.images, '[]'), 'post_type', p.post_type,
      'likes_count', ${idsWith('likers.ids', 'likers.liked', 'last')},
      'likes_total', p.likes_total - likers.hidden, 'liked', likers.liked, 'suggested', ${suggested},
      'comments_total', ${comments},
      'bookmarked', exists (select 1 from bookmarks b where b.user_id = $1::uuid and b.post_id = p.id),
      'sighting', ${sighting}, 'asks', p.asks, 'agreed_species', p.agreed_species, 'agreed_taxon', p.agreed_taxon,
      'suggestions', ${suggestions},
      'createdAt', ${shownTime('p.created_at')}, 'edited_at', case when p.edited_at is not null then ${shownTime('p.edited_at')} end)::text as post
  ) v)`;

const MORE = `(select count(*) > ${PAGE} from page)`;
const LAST = `select created_at, id from page order by created_at desc, id desc limit 1 offset ${PAGE - 1}`;
/** @param first SQL before the time in the cursor */
export const selectCursor = (first = "''") => `(select case when ${MORE} then '[' || ${first} ||
  (extract(epoch from last.created_at) * 1000)::bigint || ',"' || last.id || '"]' end from (${LAST}) last)`;

const idList = (rows) => `array(select l.id from (${rows}) l order by l.at desc, l.id desc limit ${ID_LIST})`;
const newest = (table, id, owner, at = 'created_at') =>
  `(select ${id} as id, ${at} as at from ${table} where ${owner} and ${notBlocker(id)}
    order by ${at} desc, ${id} desc limit ${ID_LIST})`;
const ifBlockers = (count) => `case when (select ids from blockers) = '{}' then 0 else (${count}) end`;

/** Needs `userJoins`. */
export const user = `json_build_object(
  '_id', u.id, 'full_name', u.full_name, 'username', coalesce(u.username, ''), 'profile_picture', ${profilePicture('u')},
  'id', u.id, 'limited', u.id <> $1::uuid and u.profile_visibility = 'connections' and r.connection <> 'connected',
  'bio', u.bio, 'location', u.location,
  'cover_photo', coalesce(${path('u.cover_media_hash')}, ''), 'createdAt', ${iso('u.created_at')},
  'followers', ${idsWith('lists.followers', 'r.follows', 'first')},
  'following', ${idsWith('lists.following', 'r.followed_by', 'first')},
  'connections', ${idsWith('lists.connections', "r.connection = 'connected'", 'first')},
  'followers_count', u.followers_count - ${ifBlockers(`select count(*) from follows where followee_id = u.id and follower_id = any ((select ids from blockers)::uuid[])`)},
  'following_count', u.following_count - ${ifBlockers(`select count(*) from follows where follower_id = u.id and followee_id = any ((select ids from blockers)::uuid[])`)},
  'connections_count', u.connections_count - ${ifBlockers(`select count(*) from unnest((select ids from blockers)) b(id) join connections c
    on c.low_id = least(b.id, u.id) and c.high_id = greatest(b.id, u.id) where c.status = 'accepted'`)},
  'posts_count', u.posts_count,
  'profile_image', case when pm.hash is not null then ${picture('pm.hash', 'pm', "''")} end,
  'cover_image', case when cm.hash is not null then ${picture('cm.hash', 'cm', "''")} end,
  'relation', json_build_object('is_self', u.id = $1::uuid, 'follows', r.follows, 'followed_by', r.followed_by,
    'connection', r.connection, 'blocked', r.blocked))`;

export const userJoins = `
  left join media pm on pm.hash = u.profile_media_hash
  left join media cm on cm.hash = u.cover_media_hash
  cross join lateral (select
    exists (select 1 from follows where follower_id = $1::uuid and followee_id = u.id) as follows,
    exists (select 1 from follows where follower_id = u.id and followee_id = $1::uuid) as followed_by,
    exists (select 1 from blocks where blocker_id = $1::uuid and blocked_id = u.id) as blocked,
    coalesce((select case when c.status = 'accepted' then 'connected' when c.requested_by = $1::uuid then 'outgoing' else 'incoming' end
      from connections c where c.low_id = least($1::uuid, u.id) and c.high_id = greatest($1::uuid, u.id)), 'none') as connection
  ) r
  cross join lateral (select
    ${idList(newest('follows', 'follower_id', 'followee_id = u.id'))} as followers,
    ${idList(newest('follows', 'followee_id', 'follower_id = u.id'))} as following,
    ${idList(`${newest('connections', 'high_id', "low_id = u.id and status = 'accepted'", 'since')} union all
      ${newest('connections', 'low_id', "high_id = u.id and status = 'accepted'", 'since')}`)} as connections
  ) lists`;
