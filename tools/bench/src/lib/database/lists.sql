-- Long lists of one member, :me, each of :rows. The post and the comment that are talked about have the ids of :talk.
set session_replication_role = replica;
set synchronous_commit = off;

create function pg_temp.in_time(n int) returns uuid language sql immutable as
  $$ select ('01980000-' || lpad(to_hex(n / 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(n % 65536), 12, '0'))::uuid $$;

create temp table people as select id, row_number() over (order by id) as n from users where id <> ':me';
create temp table numbered as
select p.id, p.author_id, p.created_at, (row_number() over (order by p.created_at, p.id))::int as n
from posts p where p.hidden_at is null limit :rows;
create unique index on people (n);

insert into comments (id, post_id, author_id, content, created_at)
select pg_temp.in_time(n), ':talk', (select id from people where people.n = 1 + numbered.n % 900), 'A comment', created_at
from numbered;
insert into comments (id, post_id, author_id, parent_id, content, created_at)
select ('01990000' || substr(pg_temp.in_time(n)::text, 9))::uuid, ':talk', (select id from people where people.n = 1 + numbered.n % 900),
  pg_temp.in_time(1), 'An answer', created_at
from numbered;
update posts set comments_total = 2 * :rows where id = ':talk';
update comments set answers_total = :rows where id = pg_temp.in_time(1);

insert into bookmarks (user_id, post_id, created_at) select ':me', id, created_at from numbered on conflict do nothing;

delete from notifications where recipient_id = ':me';
insert into notifications (id, recipient_id, kind, actor_id, post_id, created_at)
select pg_temp.in_time(n), ':me', 'mention', (select id from people where people.n = 1 + numbered.n % 900), id, created_at
from numbered;

update posts set asks = true, agreed_species = case when numbered.n % 2 = 0 then 'bengal-tiger' end
from numbered where numbered.id = posts.id;

set session_replication_role = origin;
