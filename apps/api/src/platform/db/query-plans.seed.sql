-- Person 1 has all relationships with twenty to sixty others, beside thousands whom no page of theirs needs;
-- person 2 has thousands of followers and posts. Rows of people are wide, as if they were more. Triggers and foreign keys would take minutes.
set local session_replication_role = replica;
create function pg_temp.person(n int) returns uuid language sql immutable as
  $$ select ('a0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
create function pg_temp.post(n int) returns uuid language sql immutable as
  $$ select ('b0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
create function pg_temp.message(n int) returns uuid language sql immutable as
  $$ select ('c0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
create function pg_temp.report(n int) returns uuid language sql immutable as
  $$ select ('e0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
insert into media (hash, type, kind, bytes, width, height, refcount)
select encode(sha256(n::text::bytea), 'hex'), 'image/webp', 'post', 1000, 400, 300, 1 from generate_series(1, 5000) n;
insert into users (id, issuer, subject, full_name, username, followers_count, issuer_picture)
select pg_temp.person(n), 'seed', n::text, 'Person ' || n, 'person_' || n, 40 + n % 100,
  'https://seed.example/' || repeat('long', 375)
from generate_series(1, 5000) n;
insert into event_counters (user_id, seq) select id, 10 from users;
insert into posts (id, author_id, content, post_type, likes_total, created_at)
select pg_temp.post(n), pg_temp.person(case when n % 10 = 0 then 2 else 1 + n % 5000 end), 'Post ' || n,
  case when n % 5 = 0 then 'text_with_image' else 'text' end, 2, now() - n * interval '1 minute'
from generate_series(1, 20000) n;
insert into post_images (post_id, position, media_hash, licence)
select pg_temp.post(n), 0, encode(sha256((1 + n % 5000)::text::bytea), 'hex'), case when n % 20 = 0 then 'cc_by' else 'all_rights_reserved' end
from generate_series(5, 20000, 5) n;
insert into post_tags (post_id, tag, created_at)
select p.id, t.tag, p.created_at from (select id, created_at, row_number() over (order by id) as n from posts) p
cross join lateral (select 'popular' as tag union all select 'rare_' || p.n % 1000 as tag) t;
insert into sightings (post_id, author_id, park, lat, lng, seen_on, public_park, cell_lat, cell_lng, created_at)
select id, author_id, case when n % 3 = 0 then park end, case when n % 3 > 0 then cell_lat end, case when n % 3 > 0 then 93.1 end, current_date,
  case when n % 3 = 0 then park end, case when n % 3 > 0 then cell_lat end, case when n % 3 > 0 then 93.1 end, created_at
from (select id, author_id, created_at, n, case when n % 2 = 0 then 'popular' else 'rare-' || n % 200 end as park,
  case when n % 2 = 0 then 26.5 else n % 80 + 0.1 end as cell_lat
  from (select id, author_id, created_at, row_number() over (order by id) as n from posts) numbered) p;
insert into sighting_species (post_id, species, position, author_id, seen_on, public_park, created_at)
select s.post_id, t.species, 0, s.author_id, s.seen_on, s.public_park, s.created_at from sightings s
cross join lateral (select 'popular' as species union all
  select 'rare-' || (('x' || substr(md5(s.post_id::text), 1, 4))::bit(16)::int % 500)) t;
insert into taxon_datasets (name, title, credit, licence, started_at) values ('many', 'Many', 'Nobody', 'CC0 1.0', now());
insert into taxa (id, rank, scientific_name, parent_id, "group", extinct, india, common, species, dataset)
select 1000000 + n, case when n = 0 then 'genus' else 'species' end, 'Rara ' || n, case when n > 0 then 1000000 else 1000011 end, 'birds', false, true, 0,
  case when n = 1 then 'popular' when n > 1 then 'rare-' || n end, null
from generate_series(0, 10) n
union all select 1000011, 'class', 'Classis', null, 'birds', false, true, 0, null, null
union all select 1001000 + n, 'species', 'Nulla ' || n, 1000011, 'birds', false, true, 0, null, 'many' from generate_series(1, 6000) n;
insert into sighted_taxa (taxon_id, parent_id) select id, parent_id from taxa where id between 1000000 and 1000011;
insert into likes (post_id, user_id, created_at)
select pg_temp.post(1 + (n * 7) % 20000), pg_temp.person(1 + (n * 11) % 5000), now() - n * interval '1 second'
from generate_series(1, 50000) n
union select pg_temp.post(1), pg_temp.person(n), now() from generate_series(1, 2000) n on conflict do nothing;
update posts set asks = true, agreed_species = case when id < pg_temp.post(10000) then 'bengal-tiger' end
where right(id::text, 1) in ('0', '5');
insert into identifications (post_id, user_id, species)
select p.id, pg_temp.person(1 + (p.n * k) % 5000), case when k = 3 then 'leopard' else 'bengal-tiger' end
from (select id, row_number() over (order by id)::int as n from posts where asks) p, generate_series(1, 4) k
on conflict do nothing;
insert into follows (follower_id, followee_id, created_at)
select pg_temp.person(n), pg_temp.person(1 + (n + k * 13) % 5000), now() - k * interval '1 hour'
from generate_series(1, 5000) n, generate_series(1, 10) k
union select pg_temp.person(n), pg_temp.person(2), now() - n * interval '1 minute' from generate_series(3, 2000) n
union select pg_temp.person(1), pg_temp.person(n), now() - n * interval '1 minute' from generate_series(2, 30) n on conflict do nothing;
insert into connections (low_id, high_id, requested_by, status, since)
select least(a, b), greatest(a, b), a, case when k = 4 then 'pending' else 'accepted' end, now() - k * interval '1 hour'
from (select pg_temp.person(n) as a, pg_temp.person(1 + (n + k * 17) % 5000) as b, k
  from generate_series(1, 5000) n, generate_series(1, 4) k) pairs on conflict do nothing;
insert into blocks (blocker_id, blocked_id)
select pg_temp.person(n), pg_temp.person(1 + (n + 2500) % 5000) from generate_series(1, 5000) n where n % 3 <> 1;
insert into mutes (user_id, muted_id)
select pg_temp.person(n), pg_temp.person(1 + (n + 700) % 5000) from generate_series(1, 5000) n;
insert into messages (id, from_id, to_id, low_id, high_id, text, message_type, low_seq, high_seq, seen_at, created_at)
select pg_temp.message(row_number() over ()::int), c.low_id, c.high_id, c.low_id, c.high_id, 'Hello ' || k, 'text', k, k,
  now(), now() - k * interval '1 minute'
from connections c, generate_series(1, case when c.low_id = pg_temp.person(1) then 800 else 2 end) k;
insert into message_media (message_id, key, type, bytes, width, height)
select id, encode(sha256(id::text::bytea), 'hex'), 'image/webp', 1000, 400, 300 from messages order by id limit 5000;
insert into events (recipient_id, seq, type, peer_id, created_at)
select pg_temp.person(n), k, 'connections', pg_temp.person(1 + n % 5000), now() from generate_series(1, 5000) n, generate_series(1, 10) k;
insert into quota_counts (user_id, action, hour, count)
select pg_temp.person(n), action, date_trunc('hour', now()) - k * interval '1 hour', 1
from generate_series(1, 5000) n, unnest(array['post', 'like']) action, generate_series(0, 1) k;
insert into connection_requests (id, from_id, to_id, created_at)
select gen_random_uuid(), pg_temp.person(n), pg_temp.person(1 + n % 5000), now() from generate_series(1, 5000) n;
insert into notifications (id, recipient_id, kind, actor_id, post_id, created_at, read_at)
select gen_random_uuid(), p.author_id, 'like', l.user_id, l.post_id, l.created_at, case when p.author_id <> pg_temp.person(2) then now() end
from likes l join posts p on p.id = l.post_id where l.user_id <> p.author_id
union all select gen_random_uuid(), followee_id, 'follow', follower_id, null, created_at, null from follows
union all select gen_random_uuid(), pg_temp.person(2), 'like', pg_temp.person(n), pg_temp.post(10), now(), null from generate_series(3, 2000) n
on conflict do nothing;
insert into alt_suggestions (id, post_id, position, user_id, alt)
select gen_random_uuid(), i.post_id, i.position, pg_temp.person(3 + n), 'A heron'
from post_images i, generate_series(1, 2) n;
insert into species_photos (species, post_id, position)
select case row_number() over () % 100 when 0 then 'bengal-tiger' else 'species-' || row_number() over () % 100 end, i.post_id, i.position
from post_images i;
insert into life_records (user_id, species, seen_on, created_at)
select pg_temp.person(n), 'species-' || k, current_date, now() from generate_series(1, 5000) n, generate_series(1, 4) k;
insert into favorites (user_id, species, created_at)
select pg_temp.person(n), 'species-' || k, now() from generate_series(1, 5000) n, generate_series(1, 4) k;
insert into collections (id, user_id, name, created_at)
select ('d0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, pg_temp.person(case when n <= 100 then 1 else n end), 'Collection ' || n, now()
from generate_series(1, 5000) n;
insert into bookmarks (user_id, post_id, collection_id, created_at)
select pg_temp.person(1), pg_temp.post(n), ('d0000000-0000-4000-8000-' || lpad((1 + n % 4)::text, 12, '0'))::uuid, now() - n * interval '1 second'
from generate_series(1, 8000) n
union all select pg_temp.person(n), pg_temp.post(n), null, now() from generate_series(2, 5000) n
union all select pg_temp.person(n), pg_temp.post(1 + n), null, now() from generate_series(2, 5000) n;
insert into drafts (id, user_id, body, revision, updated_at)
select gen_random_uuid(), pg_temp.person(1 + n % 5000), '{"text":"A heron"}', 1, now() from generate_series(1, 10000) n;
insert into post_versions (post_id, edited_at, content)
select pg_temp.post(n), now() - k * interval '1 hour', 'Earlier ' || k from generate_series(1, 5000) n, generate_series(1, 2) k;
insert into comments (id, post_id, author_id, parent_id, content, likes_total, answers_total)
select ('d0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, pg_temp.post(case when n <= 100000 then 1 else 1 + n % 20000 end),
  pg_temp.person(1 + (n * 7) % 5000), case when n between 50001 and 60000 then 'd0000000-0000-4000-8000-000000000001'::uuid
    when n between 60001 and 100000 then ('d0000000-0000-4000-8000-' || lpad((n - 60000)::text, 12, '0'))::uuid end,
  'Comment ' || n, 1, case when n = 1 then 10000 when n <= 40000 then 1 else 0 end
from generate_series(1, 120000) n;
insert into comment_likes (comment_id, user_id)
select ('d0000000-0000-4000-8000-' || lpad((1 + n % 120000)::text, 12, '0'))::uuid, pg_temp.person(1 + (n * 11) % 5000)
from generate_series(1, 20000) n;
insert into post_watchers (post_id, user_id, until)
select pg_temp.post(1 + n % 20000), pg_temp.person(1 + n % 5000), now() + interval '1 minute' from generate_series(1, 10000) n
on conflict do nothing;
insert into report_evidence (id, subject, subject_id, owner_id, owner_name, content, digest)
select pg_temp.report(n), 'post', pg_temp.post(n), pg_temp.person(1 + n % 5000), 'Person', 'Copied', encode(sha256(n::text::bytea), 'hex')
from generate_series(1, 5000) n;
insert into reports (id, reporter_id, subject, subject_id, reason, created_at, reviewed_at, outcome, evidence_id)
select pg_temp.report(n), pg_temp.person(1 + (n * 7 + n / 5000) % 5000), 'post', pg_temp.post(1 + n % 5000),
  case when n % 7 = 0 then 'cruelty' else 'spam' end, now() - n * interval '1 minute', case when n % 5000 % 10 > 0 then now() - n * interval '1 second' end,
  case when n % 5000 % 10 > 0 then 'resolved' end, pg_temp.report(1 + n % 5000)
from generate_series(1, 10000) n;
insert into moderation_log (id, created_at, operator, operator_id, action, subject, subject_id, owner_id, reason, before, after)
select pg_temp.report(n), now() - n * interval '1 minute', 'Person', pg_temp.person(case when n % 4 = 0 then 1 else 1 + n % 20 end),
  case when n % 3 = 0 then 'remove_post' when n % 3 = 1 then 'resolve_report' else 'suspend' end,
  case when n % 3 = 0 then 'post' when n % 3 = 1 then 'report' else 'user' end,
  case when n % 3 = 0 then pg_temp.post(n) when n % 3 = 1 then pg_temp.report(n) else pg_temp.person(1 + n % 5000) end,
  pg_temp.person(1 + n % 5000), 'Spam', '{}', '{}'
from generate_series(1, 20000) n;
insert into removals (subject, subject_id, owner_id, reason, removed_at, purge_after)
select 'post', pg_temp.post(n), pg_temp.person(1 + n % 5000), 'Spam', now(), now() + interval '30 days' from generate_series(3, 15000, 3) n;
insert into suspensions (user_id, reason, since)
select pg_temp.person(n), 'Spam', now() from generate_series(10, 5000, 50) n;
insert into roles (user_id, role, since)
select pg_temp.person(n), case when n = 1 then 'admin' else 'moderator' end, now() from generate_series(1, 20) n;
insert into appeals (id, user_id, subject, subject_id, decided_on, text, created_at, decided_at, outcome)
select pg_temp.report(n), pg_temp.person(1 + n % 5000), 'post', pg_temp.post(n), now() - n * interval '1 minute', 'A joke',
  now() - n * interval '1 second', case when n % 10 > 0 then now() end, case when n % 10 > 0 then 'granted' end
from generate_series(3, 15000, 3) n;
insert into corrections (id, user_id, record, field, before, value, source_title, explanation, created_at, decided_at, outcome)
select pg_temp.report(n), pg_temp.person(1 + n % 5000), 'species/dhole', 'food', '"Deer"', '"Chital"', 'A book', 'Read there',
  now() - n * interval '1 second', case when n % 10 > 0 then now() end, case when n % 10 > 0 then 'accepted' end
from generate_series(1, 5000) n;
insert into followed_topics (user_id, kind, key)
select pg_temp.person(n), topic.kind, topic.key from generate_series(1, 5000) n
cross join (values ('animal', 'taxon-1000011'), ('place', 'rare-1'), ('tag', 'popular')) topic (kind, key);
insert into personal_tokens (id, user_id, token_hash, name, scope, ends_at)
select pg_temp.report(n), pg_temp.person(n), 'hash-' || n, 'A script', 'read', now() + interval '30 days' from generate_series(1, 5000) n;
insert into contact_messages (id, name, email, message, created_at, handled_at, handled_by)
select pg_temp.report(n), 'Ravi', 'ravi@example.org', 'Hello', now() - n * interval '1 minute', case when n % 10 > 0 then now() - n * interval '1 second' end,
  case when n % 10 > 0 then 'Asha' end
from generate_series(1, 5000) n
