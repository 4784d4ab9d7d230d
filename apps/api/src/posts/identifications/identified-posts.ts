import { sql } from 'drizzle-orm';
import { defineStatement } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { keysBelow } from '../../taxa/keys-below';
import { defineListedPosts } from '../view/listed-posts';

const postRows = sql`(select id as post_id, author_id, created_at, asks, agreed_species from posts)`;

/** Posts that ask and have no name yet; the key is not used. */
export const readAsking = defineListedPosts(
  'asking_posts',
  postRows,
  (key, row) => sql`${row}.asks and ${row}.agreed_species is null and ${key}::text is not null`,
);

export const readOwnAsking = defineListedPosts(
  'own_asking_posts',
  postRows,
  (authorId, row) => sql`${row}.asks and ${row}.author_id = ${authorId}::uuid`,
);

export const readAgreed = defineListedPosts(
  'agreed_posts',
  postRows,
  (_species, row) => sql`${row}.agreed_species = other.key`,
  (species) => keysBelow(sql`${species}::text`),
);

const answered = defineStatement<{ id: string }, [currentUserId: string, postIds: readonly string[]]>(
  'answered_posts',
  (me, ids) => sql`
    select i.post_id as id from unnest(${ids}::uuid[]) as wanted(id)
    join identifications i on i.post_id = wanted.id and i.user_id = ${me}::uuid`,
);

export const findAnswered = async (
  db: Db,
  currentUserId: string,
  postIds: readonly string[],
): Promise<string[]> => (await answered.run(db, currentUserId, postIds)).map(({ id }) => id);
