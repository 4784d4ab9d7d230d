import { type NamedTaxon, taxonKey } from '@aranya/contracts';
import { taxaVersion } from '@aranya/wildlife-data';
import { eq, like, sql } from 'drizzle-orm';
import { posts, sensitivityRuns } from '../../platform/db/schema';
import { type Db, rowsOf } from '../../platform/db/types';
import { readNamedTaxa } from './sighted-taxa';
import { refreshProtection } from './write-sighting';

const RUN = `taxa ${taxaVersion}`;

/**
 * Runs before the site answers. A release may give an animal another name or tell that it is threatened: its sightings get
 * the name, and are protected like others of it. An interrupted run begins again at the next start, and changes nothing twice.
 */
export async function applyTaxa(db: Db): Promise<void> {
  const [run] = await db.select().from(sensitivityRuns).where(eq(sensitivityRuns.tableHash, RUN));
  if (run !== undefined) return;
  const named = await rowsOf<{ id: string }>(
    db,
    sql`
      select post_id as id from sighting_species where species like 'taxon-%'
      union select post_id from identifications where species like 'taxon-%' order by id`,
  );
  for (const { id } of named)
    await db.transaction(async (tx) => {
      await refreshProtection(tx, id);
      await renameTaxa(tx, id);
    });
  await db.delete(sensitivityRuns).where(like(sensitivityRuns.tableHash, 'taxa %'));
  await db.insert(sensitivityRuns).values({ tableHash: RUN, finishedAt: new Date() });
}

/** An animal that is gone keeps its names. */
async function renameTaxa(tx: Db, postId: string): Promise<void> {
  const isPost = eq(posts.id, postId);
  const [post] = await tx.select({ sighting: posts.sighting }).from(posts).where(isPost).for('no key update');
  const sighting = post?.sighting;
  if (!sighting) return;
  const found = await readNamedTaxa(
    tx,
    sighting.species.map((animal) => animal.species),
  );
  const names = new Map<string, NamedTaxon>(found.map(({ taxon }) => [taxonKey(taxon.id), taxon]));
  const species = sighting.species.map((animal) => {
    const taxon = names.get(animal.species);
    return taxon ? { ...animal, taxon } : animal;
  });
  if (JSON.stringify(species) === JSON.stringify(sighting.species)) return;
  await tx
    .update(posts)
    .set({ sighting: { ...sighting, species } })
    .where(isPost);
}
