import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from './types';

const seed = readFileSync(join(__dirname, 'query-plans.seed.sql'), 'utf8').trimEnd();

export const personId = (n: number) => `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const postId = (n: number) => `b0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const collectionId = (n: number) => `d0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const commentId = (n: number) => `d0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const messageId = (n: number) => `c0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const GROWING = [
  'alt_suggestions',
  'appeals',
  'blocks',
  'bookmarks',
  'collections',
  'comment_likes',
  'comments',
  'connection_requests',
  'connections',
  'contact_messages',
  'corrections',
  'event_counters',
  'drafts',
  'events',
  'favorites',
  'followed_topics',
  'follows',
  'life_records',
  'identifications',
  'likes',
  'media',
  'message_media',
  'messages',
  'moderation_log',
  'mutes',
  'notifications',
  'personal_tokens',
  'post_images',
  'post_tags',
  'post_versions',
  'post_watchers',
  'posts',
  'quota_counts',
  'removals',
  'report_evidence',
  'reports',
  'species_photos',
  'sighting_species',
  'sightings',
  'taxa',
  'users',
];

/**
 * Pages not marked visible make their index expensive, and an older statement, such as autovacuum's, can keep
 * a round from marking them.
 */
async function vacuumAll(db: Db): Promise<void> {
  let unmarked;
  do {
    await db.execute(sql`vacuum`);
    unmarked = await queryRows(
      db,
      sql`select relname from pg_class where relname in ${GROWING} and relallvisible < relpages`,
    );
  } while (unmarked.length > 0);
}

/** The planner must prefer indexes. */
export async function seedThousands(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of seed.split(';\n')) await tx.execute(sql.raw(statement));
  });
  // A sample misses the one popular comment.
  await db.execute(sql`alter table comments alter parent_id set (n_distinct = -1)`);
  await vacuumAll(db);
  await db.transaction(async (tx) => {
    // Sampling all rows makes the plans the same in each run.
    await tx.execute(sql`set local default_statistics_target = 1000`);
    await tx.execute(sql`analyze`);
  });
}

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

export const flattenPlan = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(flattenPlan)];

interface ExplainOptions {
  name: string;
  text: string;
  values?: readonly (string | number | boolean | null | readonly string[])[] | undefined;
  mode: 'force_generic_plan' | 'force_custom_plan';
}

const sqlLiteral = (value: NonNullable<ExplainOptions['values']>[number]): string => {
  if (value === null) return 'null';
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return typeof value === 'object' ? `'{${value.join(',')}}'` : String(value);
};

/** @returns the prepared statement's plan; with values, also the rows it read */
export async function explain(db: Db, { name, text, values, mode }: ExplainOptions): Promise<PlanNode> {
  const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const given = values?.map(sqlLiteral) ?? Array.from({ length: parameters }, () => 'null');
  const execute = given.length === 0 ? `execute "${name}"` : `execute "${name}"(${given.join(', ')})`;
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`));
    await tx.execute(sql.raw(`prepare "${name}" as ${text}`));
    const [row] = await queryRows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      tx,
      sql.raw(`explain (format json${values === undefined ? '' : ', analyze'}) ${execute}`),
    );
    await tx.execute(sql.raw(`deallocate "${name}"`));
    if (row === undefined) throw new Error(`There is no plan of ${name}.`);
    return row['QUERY PLAN'][0].Plan;
  });
}
