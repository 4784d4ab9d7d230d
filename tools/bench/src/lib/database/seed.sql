-- A community of SIZE posts by N users. Placeholders :posts and :users are replaced by whole numbers.
-- Everything follows from numbers and hashes, and times count back from the day of the seed: the same data each time.
-- Triggers and foreign keys sleep meanwhile, so the counters are set at the end.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';

-- 0 up to 1, the same for the same text.
create function pg_temp.hash01(seed text) returns double precision language sql immutable as
  $$ select (hashtextextended(seed, 1) & 9007199254740991)::double precision / 9007199254740992 $$;
-- A UUID of version 7.
create function pg_temp.id(at timestamptz, seed text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(seed), 1, 3)
    || 'a' || substr(md5(seed), 4, 15))::uuid $$;
-- A number of 1 to n; the first ones are the popular ones.
create function pg_temp.pick(seed text, n int) returns int language sql immutable as
  $$ select 1 + floor(n * power(pg_temp.hash01(seed), 1.5))::int $$;
create function pg_temp.words(n bigint) returns text language sql immutable as $$
  select case n % 4
    when 0 then 'Fresh pugmarks along the stream this morning. The langurs gave the alarm twice before sunrise.'
    when 1 then 'A pair of crested serpent eagles over the ridge, calling for most of an hour. #raptors'
    when 2 then 'Quiet safari today: chital, a mongoose, and one very patient marsh crocodile.'
    else 'Two hours in the hide for this. Worth each minute of it. #tadoba #sightings' end || ' (' || n || ')' $$;

create temp table day as select date_trunc('day', now()) as today;

insert into media (hash, type, kind, bytes, width, height)
select encode(sha256(('picture ' || n)::bytea), 'hex'), 'image/webp',
  case when n <= 2000 then 'post' when n <= 2600 then 'profile' else 'cover' end, 180000 + n, 1600, 900 + n % 300
from generate_series(1, 3000) n;
create temp table pictures as
  select n, encode(sha256(('picture ' || n)::bytea), 'hex') as hash from generate_series(1, 3000) n;
create index on pictures (n);

-- The last tenth posts seldom and not lately (silent), the last twentieth of the others follows only those.
create temp table people as
select n, pg_temp.id(today - interval '900 days' + n * interval '1 hour' * 7200 / :users, 'user ' || n) as id,
  case when n > :users * 0.9 then 'silent' when n > :users * 0.85 then 'reader of silent' when n > :users * 0.84 then 'newcomer' else 'usual' end as kind
from generate_series(1, :users) n, day;
create unique index on people (n);
create unique index on people (id);
analyze people;

insert into users (id, issuer, subject, full_name, username, bio, location, profile_media_hash, cover_media_hash, issuer_picture, likes_visibility, created_at, updated_at)
select p.id, 'bench', 'user-' || p.n,
  (array['Asha','Ravi','Meera','Kabir','Leela','Arjun','Nisha','Dev','Tara','Vikram'])[1 + p.n % 10] || ' '
    || (array['Menon','Kulkarni','Rao','Bose','Nair','Singh','Das'])[1 + p.n % 7] || ' ' || p.n,
  case when p.n % 20 = 0 then null else 'member_' || p.n end,
  case when p.n % 3 = 0 then 'Birds before breakfast, tigers when they like. Volunteer ' || p.n else '' end,
  (array['Pune','Tadoba','Bandipur','Nagpur','Mysuru','Kaziranga',''])[1 + p.n % 7],
  case when p.n % 10 < 6 then (select hash from pictures where n = 2001 + p.n % 600) end,
  case when p.n % 5 = 0 then (select hash from pictures where n = 2601 + p.n % 400) end,
  case when p.n % 10 in (6, 7, 8) then 'https://pictures.example/' || p.n || '.png' end,
  case when p.n % 50 = 7 then 'private' else 'public' end,
  today - interval '900 days' + p.n * interval '1 hour' * 7200 / :users, today - interval '10 days'
from people p, day;

-- Over 700 days; a hundredth, from the oldest days, by silent authors.
create temp table post_plan as
select n, today - interval '700 days' * (1 - n::double precision / :posts) as at,
  case when n <= :posts * 0.01 then (:users * 0.9)::int + 1 + (n % (:users * 0.1)::int)
    else pg_temp.pick('author ' || n, (:users * 0.84)::int) end as author
from generate_series(1::bigint, :posts) n, day;
insert into posts (id, author_id, content, post_type, client_id, created_at, hidden_at, hidden_reason)
select pg_temp.id(date_trunc('milliseconds', t.at), 'post ' || t.n), p.id,
  case when t.n % 50 = 7 then '' else pg_temp.words(t.n) end,
  case when t.n % 50 = 7 then 'image' when t.n % 10 < 3 then 'text_with_image' else 'text' end,
  null, date_trunc('milliseconds', t.at),
  case when t.n % 2003 = 0 then t.at + interval '1 day' end, case when t.n % 2003 = 0 then 'Reveals a nest.' end
from post_plan t join people p on p.n = t.author order by t.n;

insert into post_images (post_id, position, media_hash, alt)
select pg_temp.id(date_trunc('milliseconds', t.at), 'post ' || t.n), position, m.hash,
  case when t.n % 2 = 0 then 'A tiger at the water hole' else '' end
from post_plan t cross join lateral generate_series(0, (t.n % 2)::int) position
join pictures m on m.n = 1 + (t.n * 7 + position) % 2000
where t.n % 10 < 3 or t.n % 50 = 7 order by t.n;

-- Three likes a post, and 150 of each thousandth.
insert into likes (post_id, user_id, created_at)
select pg_temp.id(date_trunc('milliseconds', t.at), 'post ' || t.n), p.id,
  date_trunc('milliseconds', least(t.at + k * interval '17 minutes', today))
from post_plan t cross join lateral generate_series(1, case when t.n % 1000 = 3 then 150 else 3 end) k
join people p on p.n = 1 + (floor(pg_temp.hash01('like ' || t.n) * :users)::int + k * 61) % :users, day order by t.n;

-- A tenth are sightings in a park.
update posts p set sighting = json_build_object('species', json_build_array(json_build_object('species', 'spotted-deer', 'count', 2)),
  'place', json_build_object('kind', 'park', 'park', 'kaziranga-national-park'), 'seen_on', to_char(p.created_at, 'YYYY-MM-DD'), 'protected', false)
from post_plan t where p.id = pg_temp.id(date_trunc('milliseconds', t.at), 'post ' || t.n) and t.n % 10 = 4;
insert into sightings (post_id, author_id, park, seen_on, public_park, created_at)
select id, author_id, 'kaziranga-national-park', created_at::date, 'kaziranga-national-park', created_at from posts where sighting is not null;

-- 25 comments on each twentieth, four answers to the first.
insert into comments (id, post_id, author_id, content, likes_total, answers_total, created_at)
select pg_temp.id(date_trunc('milliseconds', t.at) + k * interval '1 hour', 'comment ' || t.n || ' ' || k),
  pg_temp.id(date_trunc('milliseconds', t.at), 'post ' || t.n), p.id, 'I heard them too, from the far bank. (' || k || ')',
  0, case when k = 1 then 4 else 0 end, date_trunc('milliseconds', t.at) + k * interval '1 hour'
from post_plan t cross join generate_series(1, 25) k join people p on p.n = 1 + (t.n * 31 + k * 97) % :users where t.n % 20 = 11;
insert into comments (id, post_id, author_id, parent_id, content, created_at)
select pg_temp.id(c.created_at + k * interval '1 minute', 'answer ' || c.id || ' ' || k), c.post_id, p.id, c.id, 'So did I.',
  c.created_at + k * interval '1 minute'
from comments c cross join generate_series(1, 4) k
join people p on p.n = 1 + (hashtext(c.id::text) & 1048575) % :users where c.answers_total > 0;
insert into comment_likes (comment_id, user_id, created_at)
select c.id, p.id, c.created_at from comments c cross join generate_series(1, 3) k
join people p on p.n = 1 + ((hashtext(c.id::text) & 1048575) + k * 61) % :users where c.parent_id is null;

-- 200 follows each: of anybody, popular authors first; of silent authors only; of nobody for newcomers.
insert into follows (follower_id, followee_id, created_at)
select reader.id, author.id, date_trunc('milliseconds', today - interval '600 days' * pg_temp.hash01('when ' || chosen.reader || ' ' || chosen.author))
from (
  select reader, author, row_number() over (partition by reader order by first) as place from (
    select r.n as reader, min(k) as first,
      case r.kind when 'reader of silent' then 1 + (:users * 0.9)::int + floor(pg_temp.hash01('follow ' || r.n || ' ' || k) * (:users * 0.1 - 1))::int
        else pg_temp.pick('follow ' || r.n || ' ' || k, :users) end as author
    from people r cross join generate_series(1, 330) k where r.kind <> 'newcomer' group by 1, 3
  ) found where author <> reader
) chosen
join people reader on reader.n = chosen.reader join people author on author.n = chosen.author, day
where chosen.place <= 200 order by chosen.reader, chosen.place;

-- 25 connections towards others each, so fifty each; two requests.
create temp table pairs as
select a.id as one, b.id as other, a.n, k, least(a.id, b.id) as low, greatest(a.id, b.id) as high
from people a cross join generate_series(1, 26) k
join people b on b.n = 1 + (a.n - 1 + k * 23) % :users where a.kind <> 'newcomer' and a.kind <> 'reader of silent' and b.kind <> 'newcomer' and b.kind <> 'reader of silent';
insert into connections (low_id, high_id, requested_by, status, created_at, since)
select low, high, one, case when k = 26 then 'pending' else 'accepted' end,
  today - interval '400 days', date_trunc('milliseconds', today - interval '400 days' * pg_temp.hash01('since ' || n || ' ' || k))
from pairs, day order by low, high;

-- Three long chats of 25 each; nine of ten messages are seen.
create temp table message_plan as
select row_number() over (order by t.at, t.pair, t.k, t.i) as n, t.* from (
  select p.n as pair, p.k, p.low, p.high, i,
    case when i % 2 = 0 then p.one else p.other end as sender, case when i % 2 = 0 then p.other else p.one end as recipient,
    date_trunc('milliseconds', today - interval '300 days' * pg_temp.hash01('chat ' || p.n || ' ' || p.k) + i * interval '7 minutes' - interval '2 hours') as at
  from pairs p cross join generate_series(1, case when p.k <= 3 then greatest(22, :posts / 25000) else 2 end) i, day where p.k <= 25
) t;
create temp table numbered as
select n, user_id, row_number() over (partition by user_id order by n) as seq
from (select n, low as user_id from message_plan union all select n, high from message_plan) both_sides;
create index on numbered (n, user_id);
analyze numbered;
insert into messages (id, from_id, to_id, low_id, high_id, text, message_type, client_id, low_seq, high_seq, seen_at, created_at)
select pg_temp.id(m.at, 'message ' || m.n), m.sender, m.recipient, m.low, m.high,
  case when m.n % 50 = 0 then '' else 'Did you hear the alarm calls from the ridge? (' || m.n || ')' end,
  case when m.n % 50 = 0 then 'image' else 'text' end, pg_temp.id(m.at, 'client ' || m.n), l.seq, h.seq,
  case when (m.n % 10) < 9 then m.at + interval '5 minutes' end, m.at
from message_plan m join numbered l on l.n = m.n and l.user_id = m.low join numbered h on h.n = m.n and h.user_id = m.high order by m.n;
insert into message_media (message_id, key, type, bytes, width, height, alt)
select id, 'private/' || encode(sha256(id::text::bytea), 'hex') || '.webp', 'image/webp', 90000, 1200, 800, 'A leopard'
from messages where message_type = 'image';
-- Those of the last week.
insert into events (recipient_id, seq, type, message_id, peer_id, created_at)
select to_id, case when to_id = low_id then low_seq else high_seq end, 'message', id, from_id, created_at
from messages, day where created_at > today - interval '7 days'
union all
select from_id, case when from_id = low_id then low_seq else high_seq end, 'message', id, to_id, created_at
from messages, day where created_at > today - interval '7 days';
insert into event_counters (user_id, seq)
select p.id, coalesce(max(c.seq), 0) from people p left join numbered c on c.user_id = p.id group by 1;

-- Each hundredth has blocked somebody, who may be followed, liked or connected: not the block of a chat that is measured.
insert into blocks (blocker_id, blocked_id, created_at)
select a.id, b.id, today - interval '30 days' from people a join people b on b.n = 1 + (a.n * 13 + 5) % :users, day
where a.n % 100 = 0 and a.n <> b.n and not exists (
  select 1 from connections c where c.low_id = least(a.id, b.id) and c.high_id = greatest(a.id, b.id));
delete from follows f using blocks b
where (f.follower_id, f.followee_id) in ((b.blocker_id, b.blocked_id), (b.blocked_id, b.blocker_id));

update posts set likes_total = l.n from (select post_id, count(*) as n from likes group by 1) l where l.post_id = id;
update comments set likes_total = 3 where parent_id is null;
update posts p set comments_total = c.n from (select post_id, count(*) as n from comments group by 1) c where c.post_id = p.id;
update media set refcount = r.n from (
  select hash, count(*) as n from (
    select media_hash as hash from post_images union all select profile_media_hash from users
    union all select cover_media_hash from users) used where hash is not null group by 1
) r where r.hash = media.hash;
update users u set
  (newest_post_at, newest_post_id) = (
    select created_at, id from posts where author_id = u.id and hidden_at is null order by created_at desc, id desc limit 1),
  posts_count = (select count(*) from posts where author_id = u.id),
  followers_count = (select count(*) from follows where followee_id = u.id),
  following_count = (select count(*) from follows where follower_id = u.id),
  connections_count = (select count(*) from connections where u.id in (low_id, high_id) and low_id = u.id and status = 'accepted')
    + (select count(*) from connections where high_id = u.id and status = 'accepted');
