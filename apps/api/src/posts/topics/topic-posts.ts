import { sql } from 'drizzle-orm';
import { keysBelow } from '../../taxa/keys-below';
import { defineListedPosts } from '../view/listed-posts';

/** By what others see: a protected sighting is in a park only where they may read the park. */
const subjects = sql`(
  select post_id, created_at, 'animal' as kind, species as key from sighting_species
  union all select post_id, created_at, 'place', public_park from sightings
  union all select post_id, created_at, 'tag', tag from post_tags)`;

/** The key is the id of the member who follows. */
export const readTopicPosts = defineListedPosts(
  'topic_posts',
  subjects,
  (_userId, row) => sql`${row}.kind = other.kind and ${row}.key = other.key`,
  (userId) => sql`(
    select f.kind, below.key from followed_topics f cross join lateral ${keysBelow(sql`f.key`)} below
    where f.user_id = ${userId}::uuid and f.kind = 'animal'
    union
    select f.kind, f.key from followed_topics f where f.user_id = ${userId}::uuid and f.kind <> 'animal')`,
);
