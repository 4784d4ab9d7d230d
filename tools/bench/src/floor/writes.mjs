import { author, iso, notBlocked, withBlocks } from './fragments.mjs';

const person = `
  with ${withBlocks},
  person as materialized (
    select u.id, u.full_name from users u where u.id = $2::uuid and u.id <> $1::uuid and ${notBlocked('u.id')}
  )`;

/**
 * Locked in the order of ids.
 * @param condition SQL
 */
const numbers = (condition) => `
  counters as materialized (
    select user_id from event_counters where user_id in ($1::uuid, $2::uuid) and ${condition} order by user_id for no key update
  ),
  numbers as (
    update event_counters e set seq = e.seq + 1 from counters c where c.user_id = e.user_id returning e.user_id, e.seq
  )`;
const events = (type, columns = '', values = '') => `
  stored as (
    insert into events (recipient_id, seq, type, peer_id${columns})
    select user_id, seq, '${type}', case when user_id = $1::uuid then $2::uuid else $1::uuid end${values} from numbers
  )`;
const TOLD = `array(select user_id || ' ' || seq from numbers) as told`;

/** @param notifies whether the write also keeps and sends the other person's event, in `told` */
export function writeStatements(notifies) {
  const notified = notifies ? TOLD : 'null as told';
  const also = (text) => (notifies ? text : '');

  /** $2: the post. No row where the viewer must not see it. The trigger counts likes. */
  const like = `
  with ${withBlocks},
  post as materialized (
    select p.id, p.author_id, p.likes_total, case when (select ids from blockers) = '{}' then 0 else (select count(*)::int from likes l
      where l.post_id = p.id and l.user_id = any ((select ids from blockers)::uuid[])) end as hidden
    from posts p where p.id = $2::uuid and ${notBlocked('p.author_id')} and (p.hidden_at is null or p.author_id = $1::uuid)
  ),
  removed as (delete from likes where post_id = (select id from post) and user_id = $1::uuid returning 1),
  added as (
    insert into likes (post_id, user_id) select id, $1::uuid from post
    where not exists (select 1 from likes where post_id = $2::uuid and user_id = $1::uuid)
    on conflict do nothing returning 1
  )${also(`,
  notified as (
    insert into notifications (id, recipient_id, kind, actor_id, post_id, created_at)
    select gen_random_uuid(), author_id, 'like', $1::uuid, id, now() from post, added where author_id <> $1::uuid
    on conflict do nothing returning recipient_id
  ),
  unnotified as (
    delete from notifications n using post, removed where n.actor_id = $1::uuid and n.recipient_id = post.author_id
      and n.kind = 'like' and n.post_id = post.id and n.comment_id is null
  )`)}
  select ${notifies ? '(select recipient_id from notified)' : 'null'} as told, exists (select 1 from added) as liked,
    likes_total - hidden + (select count(*)::int from added) - (select count(*)::int from removed) as total
  from post`;

  /** $2: the person. */
  const follow = `${person},
  added as (
    insert into follows (follower_id, followee_id) select $1::uuid, id from person on conflict do nothing returning followee_id
  )${also(`,
  notified as (
    insert into notifications (id, recipient_id, kind, actor_id, created_at)
    select gen_random_uuid(), followee_id, 'follow', $1::uuid, now() from added on conflict do nothing
  ),
  ${numbers('exists (select 1 from added)')},
  ${events('connections', ', notification', ", case when user_id = $2::uuid then 'follow' end")}`)}
  select full_name, ${notified} from person`;

  /** $2: the person. */
  const unfollow = `${person},
  removed as (
    delete from follows where follower_id = $1::uuid and followee_id = (select id from person) returning followee_id
  )${also(`,
  unnotified as (
    delete from notifications n using removed where n.actor_id = $1::uuid and n.recipient_id = removed.followee_id
      and n.kind = 'follow' and n.post_id is null and n.comment_id is null
  ),
  ${numbers('exists (select 1 from removed)')},
  ${events('connections')}`)}
  select full_name, ${notified} from person`;

  /**
   * $2: the recipient, $3: the text, $4: the id, $5: the client's id or null. No row where they are not
   * connected.
   */
  const send = `
  with ${withBlocks},
  pair as materialized (
    select c.low_id, c.high_id from connections c
    where c.low_id = least($1::uuid, $2::uuid) and c.high_id = greatest($1::uuid, $2::uuid) and c.status = 'accepted'
      and ${notBlocked('$2::uuid')}
  ),
  ${numbers('exists (select 1 from pair)')},
  sent as (
    insert into messages (id, from_id, to_id, low_id, high_id, text, message_type, client_id, low_seq, high_seq, created_at)
    select $4::uuid, $1::uuid, $2::uuid, low_id, high_id, $3, 'text', $5::uuid,
      (select seq from numbers where user_id = low_id), (select seq from numbers where user_id = high_id), clock_timestamp()
    from pair
    returning *
  )${also(`,
  ${events('message', ', message_id', ', $4::uuid')}`)}
  select ${notified}, ${author('u')}::text as sender, json_build_array(
    (select seq from numbers where user_id = $1::uuid), (select seq from numbers where user_id = $2::uuid)) as seqs, json_build_object(
    '_id', m.id, 'from_user_id', m.from_id, 'to_user_id', m.to_id, 'text', m.text, 'message_type', m.message_type,
    'media_url', '', 'media_width', null, 'media_height', null, 'media_alt', '', 'seen', false,
    'seq', case when m.low_id = $1::uuid then m.low_seq else m.high_seq end, 'client_id', m.client_id,
    'createdAt', ${iso('m.created_at')})::text as message
  from sent m join users u on u.id = m.from_id`;

  return { like, follow, unfollow, send };
}
