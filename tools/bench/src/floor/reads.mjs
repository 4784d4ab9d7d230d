import {
  author,
  selectCursor,
  iso,
  notBlocked,
  notBlocker,
  notSuspended,
  notUnlisted,
  selectPosts,
  user,
  userJoins,
  withBlocks,
  withUnlisted,
} from './fragments.mjs';

/** `server.mjs` makes answers of the columns. */

const PAGE = 20;
const visible = (p) => `(${p}.hidden_at is null or ${p}.author_id = $1::uuid)`;
const newestFirst = 'order by p.created_at desc, p.id desc';

/** The newest post of each author, the 21 freshest authors, and posts as new as the last of those. */
export const feed = `
  with ${withUnlisted},
  circle as materialized (
    select c.id from (
      select followee_id as id from follows where follower_id = $1::uuid
      union select high_id from connections where low_id = $1::uuid and status = 'accepted'
      union select low_id from connections where high_id = $1::uuid and status = 'accepted'
    ) c where ${notUnlisted('c.id')}
  ),
  freshest as materialized (
    select p.author_id, p.created_at, p.id from (
      select c.id as author_id, u.created_at, u.id from circle c cross join lateral (
        select newest_post_at as created_at, newest_post_id as id from users where id = c.id offset 0
      ) u where u.id is not null
      union all
      (select p.author_id, p.created_at, p.id from posts p where p.author_id = $1::uuid ${newestFirst} limit 1)
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
    where (select everyone from state) and ${notUnlisted('p.author_id')} and ${visible('p')} ${newestFirst} limit ${PAGE + 1})
  )
  select (select everyone from state) and exists (select 1 from page where author_id <> $1::uuid) as suggesting,
    ${selectPosts('(select everyone from state) and p.author_id <> $1::uuid')} as posts,
    ${selectCursor("(select everyone::text || ',' from state)")} as next`;

const shares = (list) =>
  `(u.id = $1::uuid or u.${list} = 'public' or (u.${list} = 'connections' and r.connection = 'connected'))`;

/** $2: the person. No row where they must not be seen. */
export const profile = `
  with ${withBlocks},
  page as materialized (
    select p.id, p.created_at, p.author_id from posts p where p.author_id = $2::uuid and ${visible('p')}
    ${newestFirst} limit ${PAGE + 1}
  )
  select ${user}::text as profile, ${selectPosts()} as posts, ${selectCursor()} as next,
    ${shares('life_list')} as shares_list, ${shares('likes_visibility')} as shares_likes
  from users u ${userJoins}
  where u.id = $2::uuid and ${notBlocked('u.id')}`;

/** $2: the other person. */
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
    and u.id <> $1::uuid and ${notUnlisted('u.id')}
    and not exists (select 1 from follows f where f.follower_id = $1::uuid and f.followee_id = u.id)
    and ${notSuspended('u.id')}
  order by u.followers_count desc, u.id desc limit ${PAGE + 1})`;
export const discover = `
  with ${withUnlisted},
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

const starts = (column) => `strpos(' ' || ${column}, ' ' || term.word)`;
const whole = (column) => `strpos(' ' || ${column} || ' ', ' ' || term.word || ' ')`;
const part = (column) => `strpos(${column}, term.word)`;
/** $2: a word that sixty people or more have, since fewer hits would bring similar words. */
export const search = `
  with ${withBlocks},
  term as materialized (select aranya_fold($2) as word),
  page as materialized (
    select u.id, u.followers_count, case when f.name = term.word then 50 else 0 end + coalesce(greatest(
      case when f.username = term.word then 120 end, case when ${whole('f.name')} > 0 then 110 end,
      case when ${starts('f.name')} > 0 then 90 end, case when ${starts('f.username')} > 0 then 80 end,
      case when ${part('f.name')} > 0 or ${part('f.username')} > 0 then 60 end, case when ${whole('f.location')} > 0 then 55 end,
      case when ${starts('f.location')} > 0 then 45 end, case when ${whole('f.bio')} > 0 then 40 end,
      case when ${starts('f.bio')} > 0 then 35 end, case when ${part('f.location')} > 0 or ${part('f.bio')} > 0 then 25 end), 0) as rank
    from term cross join users u cross join lateral (
      select split_part(u.search_text, E'\\x1f ', 2) as name, split_part(u.search_text, E'\\x1f ', 3) as username,
        split_part(u.search_text, E'\\x1f ', 4) as bio, split_part(u.search_text, E'\\x1f ', 5) as location offset 0
    ) f
    where u.search_text like '%' || (select word from term) || '%' and u.id <> $1::uuid and ${notBlocked('u.id')}
      and ${notSuspended('u.id')}
    order by rank desc, u.followers_count desc, u.id desc limit ${PAGE + 1}
  )
  select (select '[' || coalesce(string_agg(${user}::text, ',' order by p.rank desc, p.followers_count desc, p.id desc), '') || ']'
    from (select * from page order by rank desc, followers_count desc, id desc limit ${PAGE}) p
    join users u on u.id = p.id ${userJoins}) as users,
    (select case when (select count(*) from page) > ${PAGE} then
      '[' || last.rank || ',' || last.followers_count || ',"' || last.id || '",false]' end
    from (select * from page order by rank desc, followers_count desc, id desc limit 1 offset ${PAGE - 1}) last) as next`;

const FIRST_ANSWERS = 2;
const isShown = (c) =>
  `(${c}.deleted_at is null and ${visible(c)} and ${notBlocked(`${c}.author_id`)} and ${notSuspended(`${c}.author_id`)})`;
const fromReplies = (c) => `from comments a where a.parent_id = ${c}.id and ${isShown('a')}`;
const fewer = (people, count) => `case when (select ids from ${people}) = '{}' then 0 else (${count}) end`;

/** @param more SQL after the fields */
const comment = (c, u, shown, more = '') => {
  const fields = `'_id', ${c}.id, 'post_id', ${c}.post_id, 'parent_id', ${c}.parent_id,
    'user', case when ${shown} then ${author(u)} end, 'content', case when ${shown} then ${c}.content else '' end,
    'likes_total', case when ${shown} then ${c}.likes_total - ${fewer(
      'blockers',
      `select count(*) from comment_likes l where l.comment_id = ${c}.id and not ${notBlocker('l.user_id')}`,
    )} else 0 end,
    'liked', ${shown} and exists (select 1 from comment_likes l where l.comment_id = ${c}.id and l.user_id = $1::uuid),
    'answers_total', ${c}.answers_total - ${fewer(
      'blocked',
      `select count(*) from comments a where a.parent_id = ${c}.id and a.deleted_at is null and a.hidden_at is null
        and not ${notBlocked('a.author_id')}`,
    )}, 'createdAt', ${iso(`${c}.created_at`)}, 'deleted', not ${shown}`;
  return `(case when ${c}.hidden_at is null or not ${shown} then json_build_object(${fields}${more})
    else json_build_object(${fields}, 'hidden', json_build_object('reason', ${c}.hidden_reason)${more}) end)`;
};
const idCursor = (id) =>
  `translate(encode(convert_to('["' || ${id} || '"]', 'UTF8'), 'base64'), '+/=', '-_')`;

/** $2: the post. No row where it must not be seen. */
export const comments = `
  with ${withBlocks},
  page as materialized (
    select c.*, ${isShown('c')} as shown from comments c
    where c.post_id = $2::uuid and c.parent_id is null and (${isShown('c')} or exists (select 1 ${fromReplies('c')}))
    order by c.id limit ${PAGE + 1}
  )
  select (select '[' || coalesce(string_agg(${comment('c', 'u', 'c.shown', ", 'answers', first.answers, 'answers_cursor', first.next")}::text, ',' order by c.id), '') || ']'
    from (select * from page order by id limit ${PAGE}) c left join users u on u.id = c.author_id
    cross join lateral (
      select coalesce(json_agg(${comment('a', 'au', 'true')} order by a.id) filter (where a.place <= ${FIRST_ANSWERS}), '[]') as answers,
        case when count(*) > ${FIRST_ANSWERS} then ${idCursor(`(array_agg(a.id order by a.id))[${FIRST_ANSWERS}]`)} end as next
      from (select a.*, row_number() over (order by a.id) as place ${fromReplies('c')} order by a.id limit ${FIRST_ANSWERS + 1}) a
      join users au on au.id = a.author_id
    ) first) as comments,
    (select ${idCursor('id')} from page where (select count(*) from page) > ${PAGE} order by id limit 1 offset ${PAGE - 1}) as next
  from posts p where p.id = $2::uuid and ${notBlocked('p.author_id')} and ${visible('p')}`;
