import { and, asc, eq, gt, like, or } from 'drizzle-orm';
import { NIL_ID } from '../platform/common/ids';
import { pendingBackfills, posts } from '../platform/db/schema';
import { type Db, hasTable } from '../platform/db/types';
import { seedTaxa } from '../taxa/seed-taxa';
import { insertTags } from './post-tags';
import { applySensitivity } from './sightings/apply-sensitivity';

const BATCH = 500;

/** Runs after the migrations and under their lock. An interrupted one begins again at the next start. */
export async function runBackfills(db: Db): Promise<void> {
  for (const { name } of await db.select().from(pendingBackfills)) {
    if (name !== 'post_tags') throw new Error(`There is no backfill ${name}.`);
    await backfillPostTags(db);
    await db.delete(pendingBackfills).where(eq(pendingBackfills.name, name));
  }
  await seedTaxa(db);
  if (await hasTable(db, 'public.sensitivity_runs')) await applySensitivity(db);
}

async function backfillPostTags(db: Db): Promise<void> {
  for (let after: string | undefined = NIL_ID; after !== undefined;) after = await backfillBatch(db, after);
}

function backfillBatch(db: Db, after: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const batch = await tx
      .select({ id: posts.id, content: posts.content, createdAt: posts.createdAt })
      .from(posts)
      .where(and(gt(posts.id, after), or(like(posts.content, '%#%'), like(posts.content, '%＃%'))))
      .orderBy(asc(posts.id))
      .limit(BATCH)
      // A post that is deleted meanwhile takes no tags.
      .for('key share');
    await insertTags(tx, batch);
    return batch.length < BATCH ? undefined : batch.at(-1)?.id;
  });
}
