import { author, cursorOf, iso, notBlocked, postsOf, user, userJoins, withBlocks } from './fragments.mjs';

/** Each names its parameters after the viewer, and columns of which `server.mjs` makes an answer. */

const PAGE = 20;
const visible = (p) => `(${p}.hidden_at is null or ${p}.author_id = $1::uuid)`;
const newestFirst = 'order by p.created_at desc, p.id desc';

/** The newest post of each author in the circle, the 21 freshest authors, and posts as new as the last of those. */
export const feed = `
  with ${withBlocks},
  circle as materialized (
    select c.id from (
      select followee_id as id from follows where follower_id = $1::uuid
      union select high_id from connections where low_id = $1::uuid and status = 'accepted'
      union select low_id from connections where high_id = $1::uuid and status = 'accepted'
    ) c where ${notBlocked('c.id')}
  ),
  freshest as materialized (
    select a.id as author_id, p.created_at, p.id from (select id from circle union select $1::uuid) a
    cross join lateral (
      select p.id, p.created_at from posts p where p.author_id = a.id and ${visible('p')} ${newestFirst} limit 1
    ) p
    ${newestFirst} limit ${PAGE + 1}
  ),
  state as materialized (
    select not exists (
      select 1 from freshest f where f.author_id <> $1::uuid
    ) as everyone, (select case when count(*) > ${PAGE} then min(created_at) else '-infinity' end from freshest) as bound
  ),
  page as materialized (
    (select p.id, p.created_at, p.author_id from freshest f cross join lateral (
      select p.id, p.created_at, p.author_id from posts p
      where p.author_id = f.author_id and p.created_at >= (select bound from state) and ${visible('p')}
      ${newestFirst} limit ${PAGE + 1}
    ) p where not (select everyone from state) ${newestFirst} limit ${PAGE + 1})
    union all
    (select p.id, p.created_at, p.author_id from posts p
    where (select everyone from state) and ${notBlocked('p.author_id')} and ${visible('p')} ${newestFirst} limit ${PAGE + 1})
  )
  select (select everyone from state) and exists (select 1 from page where author_id <> $1::uuid) as suggesting,
    ${postsOf('(select everyone from state) and p.author_id <> $1::uuid')} as posts,
    ${cursorOf("(select everyone::text || ',' from state)")} as next`;

/** $2: the person. No row where they must not be seen. */
export const profile = `
  with ${withBlocks},
  page as materialized (
    select p.id, p.created_at, p.author_id from posts p where p.author_id = $2::uuid and ${visible('p')}
    ${newestFirst} limit ${PAGE + 1}
  )
  select ${user}::text as profile, ${postsOf()} as posts, ${cursorOf()} as next,
    u.id = $1::uuid or u.life_list = 'public' or (u.life_list = 'connections' and r.connection = 'connected') as shares_list
  from users u ${userJoins}
  where u.id = $2::uuid and ${notBlocked('u.id')}`;

/** $2: the other person. Pictures get their addresses in `server.mjs`. */
export const chat = `
  with ${withBlocks},
  page as materialized (
    select m.*, case when $1::uuid < $2::uuid then m.low_seq else m.high_seq end as seq from messages m
    where m.low_id = least($1::uuid, $2::uuid) and m.high_id = greatest($1::uuid, $2::uuid)
    order by m.low_seq desc limit ${PAGE + 1}
  )
  select (select '[' || coalesce(string_agg(json_build_object(
      '_id', m.id, 'from_user_id', m.from_id, 'to_user_id', m.to_id, 'text', m.text, 'message_type', m.message_type,
      'media_url', case when i.message_id is null then '' else 'PICTURE ' || m.id end,
      'media_width', i.width, 'media_height', i.height, 'media_alt', coalesce(i.alt, ''),
      'seen', m.seen_at is not null or m.to_id = $1::uuid, 'seq', m.seq,
      'client_id', case when m.from_id = $1::uuid then m.client_id end, 'createdAt', ${iso('m.created_at')})::text, ',' order by m.seq), '') || ']'
    from (select * from page order by seq desc limit ${PAGE}) m
    left join message_media i on i.message_id = m.id and m.message_type = 'image') as messages,
    (select seq from page where (select count(*) from page) > ${PAGE} order by seq desc limit 1 offset ${PAGE - 1}) as older_than,
    ${author('u')}::text as user,
    exists (select 1 from connections c where c.low_id = least($1::uuid, $2::uuid)
      and c.high_id = greatest($1::uuid, $2::uuid) and c.status = 'accepted') as can_write
  from users u where u.id = $2::uuid and ${notBlocked('u.id')}`;

export const recent = `
  with recursive ${withBlocks},
  senders(id) as (
    (select from_id from messages where to_id = $1::uuid and from_id is not null order by from_id limit 1)
    union all
    select (select m.from_id from messages m where m.to_id = $1::uuid and m.from_id > s.id order by m.from_id limit 1)
    from senders s where s.id is not null
  )
  select '[' || coalesce(string_agg(json_build_object(
    '_id', m.id, 'from_user_id', json_build_object('_id', m.from_id, 'full_name', m.full_name, 'profile_picture', m.user->'profile_picture'),
    'to_user_id', $1::uuid, 'text', m.text, 'message_type', m.message_type, 'media_url', '',
    'media_width', m.width, 'media_height', m.height, 'media_alt', coalesce(m.alt, ''), 'seen', m.seen_at is not null,
    'seq', case when m.low_id = $1::uuid then m.low_seq else m.high_seq end, 'client_id', null,
    'createdAt', ${iso('m.created_at')})::text, ',' order by m.created_at desc, m.id desc), '') || ']' as messages
  from (
    select latest.*, i.width, i.height, i.alt, u.full_name, ${author('u')} as user
    from senders s
    cross join lateral (
      select * from messages m where m.to_id = $1::uuid and m.from_id = s.id order by m.low_seq desc limit 1
    ) latest
    join users u on u.id = s.id
    left join message_media i on i.message_id = latest.id and latest.message_type = 'image'
    where ${notBlocked('s.id')}
    order by latest.created_at desc, latest.id desc limit 50
  ) m`;

const half = (rank, not) => `(
  select u.id, ${rank} as rank, u.followers_count from users u
  where ${not} exists (select 1 from posts p where p.author_id = u.id and p.hidden_at is null and p.created_at > now() - interval '60 days')
    and u.id <> $1::uuid and ${notBlocked('u.id')}
    and not exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id)
    and not exists (select 1 from suspensions s where s.user_id = u.id and (s.until is null or s.until > now()))
  order by u.followers_count desc, u.id desc limit ${PAGE + 1})`;
export const discover = `
  with ${withBlocks},
  active as materialized ${half(1, '')},
  found as materialized (
    select * from (select * from active union all
      select * from ${half(0, 'not')} others where (select count(*) from active) <= ${PAGE}) both_halves
    order by rank desc, followers_count desc, id desc limit ${PAGE + 1}
  )
  select (select '[' || coalesce(string_agg(${user}::text, ',' order by f.rank desc, f.followers_count desc, f.id desc), '') || ']'
    from (select * from found order by rank desc, followers_count desc, id desc limit ${PAGE}) f
    join users u on u.id = f.id ${userJoins}) as users,
    (select case when (select count(*) from found) > ${PAGE} then
      '[' || last.rank || ',' || last.followers_count || ',"' || last.id || '",false]' end
    from (select * from found order by rank desc, followers_count desc, id desc limit 1 offset ${PAGE - 1}) last) as next`;
