-- Gives SHARE hundredths of the posts sightings. Placeholders :share and :spread are replaced by whole numbers: with a
-- spread of 1, all name one species, in one park, and lie in one cell.
set session_replication_role = replica;
set synchronous_commit = off;

create temp table seen as
select p.id, p.author_id, p.created_at, p.created_at::date as day, n % 3 = 0 as hidden,
  'species-' || n % (4 * :spread) / 4 as species, 'park-' || n % :spread as park, n % :spread / 5.0 + 8.1 as lat, 93.1 as lng
from (select posts.*, row_number() over (order by created_at, id) as n from posts) p
where n * 37 % 100 < :share;

-- Of one post in a hundred a long list.
update posts set sighting = json_build_object(
  'species', (select json_agg(json_build_object('species', t.species || case when k > 1 then '-' || k else '' end, 'count', k))
    from generate_series(1, case when hashtext(t.id::text) % 100 = 0 then 10 else 1 end) k),
  'place', case when t.hidden then json_build_object('kind', 'cell', 'lat', t.lat, 'lng', t.lng)
    else json_build_object('kind', 'park', 'park', t.park) end,
  'seen_on', to_char(t.day, case when t.hidden then 'YYYY-MM' else 'YYYY-MM-DD' end), 'protected', t.hidden)
from seen t where t.id = posts.id;

insert into sightings (post_id, author_id, park, seen_on, level, public_park, cell_lat, cell_lng, created_at)
select id, author_id, park, day, case when hidden then 2 else 0 end, park, lat, lng, created_at from seen;

insert into sighting_species (post_id, species, position, count, author_id, seen_on, public_park, created_at)
select id, species, 0, 1, author_id, day, park, created_at from seen;

set session_replication_role = origin;
