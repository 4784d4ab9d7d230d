import type { Sighting } from '@aranya/contracts';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { newId } from '../../platform/common/ids';
import { identifications, lifeRecords, posts, settledNames, sightingSpecies } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { recountNames } from '../../posts/identifications/names';
import { nameAnimals } from '../../posts/sightings/sighted-taxa';
import { refreshProtection } from '../../posts/sightings/write-sighting';
import { namedTaxon } from '../../taxa/named-taxon';
import { type Act, appendToLog } from '../safety/moderation-log';
import { nameDigest, namedRows } from './free-names';
import { findUnnotified, lockWriters, notifyWriters } from './notify-writers';

type Settled = typeof settledNames.$inferSelect;

/** Spellings that members use, on life lists too. */
async function readVariants(tx: Db, digest: string): Promise<string[]> {
  const rows = await queryRows<{ key: string }>(
    tx,
    sql`
      select free_name as key from (${namedRows}) n
      union select free_name from life_records where free_name is not null`,
  );
  return rows.map(({ key }) => key).filter((key) => nameDigest(key) === digest);
}

/** In the order of their ids. */
async function lockPosts(tx: Db, keys: readonly string[]): Promise<string[]> {
  const named = sql`(select post_id from (${namedRows}) n where free_name in ${keys})`;
  const rows = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, named))
    .orderBy(asc(posts.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** Shows the current names of changed rows, and protects the places of those animals. */
export async function showNames(tx: Db, postIds: readonly string[], now: Date): Promise<void> {
  if (postIds.length === 0) return;
  const shown = await queryRows<{ id: string; sighting: Sighting; species: Sighting['species'] }>(
    tx,
    sql`
      select p.id, p.sighting, (
        select coalesce(json_agg(case when t.taxon is null then json_build_object('species', s.species, 'count', s.count)
          else json_build_object('species', s.species, 'count', s.count, 'taxon', t.taxon) end order by s.position), '[]')
        from sighting_species s cross join lateral (select ${namedTaxon(sql`s.species`)}) t (taxon)
        where s.post_id = p.id) as species
      from posts p where p.id in ${postIds} and p.sighting is not null`,
  );
  // As a post is published: other bytes would tell that its names changed.
  const given = shown.map(({ id, sighting, species }) => ({
    id,
    sighting: JSON.stringify({ ...sighting, species }),
  }));
  await tx.execute(sql`
    update posts p set sighting = g.sighting::json
    from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb) as g (id uuid, sighting text) where p.id = g.id`);
  await recountNames(tx, postIds, now);
  for (const postId of postIds) await refreshProtection(tx, postId);
}

/** An animal that the post or list already names is named once. */
const removeDoubles = (table: SQL, owner: SQL, keys: readonly string[], species: string): SQL => sql`
  delete from ${table} gone using ${table} kept
  where gone.${owner} = kept.${owner} and gone.species in ${keys} and gone.free_name = gone.species
    and (kept.species = ${species} or kept.species in ${keys} and kept.free_name = kept.species and kept.species < gone.species)`;

async function renameAll(tx: Db, keys: readonly string[], species: string): Promise<void> {
  await tx.execute(removeDoubles(sql`sighting_species`, sql`post_id`, keys, species));
  await tx.execute(removeDoubles(sql`life_records`, sql`user_id`, keys, species));
  for (const table of [sightingSpecies, identifications, lifeRecords])
    await tx
      .update(table)
      .set({ species })
      .where(inArray(table.species, [...keys]));
}

/** Keeps a name that a list has again meanwhile. */
async function restoreWords(tx: Db, keys: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from life_records gone using life_records kept
    where gone.user_id = kept.user_id and gone.free_name in ${keys} and kept.species = gone.free_name
      and gone.species <> gone.free_name`);
  for (const table of [sightingSpecies, identifications, lifeRecords])
    await tx
      .update(table)
      .set({ species: sql`${table.freeName}` })
      .where(inArray(table.freeName, [...keys]));
}

const hasAnimal = (settled: Settled | undefined): boolean => typeof settled?.species === 'string';

const findSettled = async (tx: Db, digest: string): Promise<Settled | undefined> =>
  (await tx.select().from(settledNames).where(eq(settledNames.digest, digest)).for('update'))[0];

/**
 * Runs in a transaction. Makes a free name an animal everywhere, or leaves it; an earlier decision is
 * replaced.
 * @param species a slug or a key; null leaves the name
 * @returns notifications of its writers; null where nobody wrote it
 * @throws AppError `invalid_input` for an unknown animal
 */
export async function settleName(
  tx: Db,
  name: string,
  species: string | null,
  act: Act,
): Promise<NotificationRow[] | null> {
  const digest = nameDigest(name);
  const [animal] = species === null ? [] : await nameAnimals(tx, [{ species }], 'species');
  const keys = await readVariants(tx, digest);
  if (keys.length === 0) return null;
  await lockWriters(tx, keys, act);
  const postIds = await lockPosts(tx, keys);
  const before = await findSettled(tx, digest);
  const row = { species: animal?.species ?? null, settledAt: act.now };
  const [settled] = await tx
    .insert(settledNames)
    .values({ id: newId(), digest, ...row })
    .onConflictDoUpdate({ target: settledNames.digest, set: row })
    .returning();
  if (settled === undefined) throw new Error('What is inserted or updated is returned.');
  const unnotified = animal ? await findUnnotified(tx, keys, act) : [];
  if (hasAnimal(before)) await restoreWords(tx, keys);
  if (animal) await renameAll(tx, keys, animal.species);
  if (animal || hasAnimal(before)) await showNames(tx, postIds, act.now);
  await appendToLog(tx, act, toLogEntry('settle_name', settled.id, before, settled, postIds.length));
  return notifyWriters(tx, unnotified, act);
}

/**
 * Runs in a transaction. Restores the words, except where somebody has named the animal themselves since. No
 * place becomes more exact, and notifications stay hidden until it is settled again.
 * @returns false where it is not settled
 */
export async function reopenName(tx: Db, name: string, act: Act): Promise<boolean> {
  const digest = nameDigest(name);
  const keys = await readVariants(tx, digest);
  const postIds = keys.length === 0 ? [] : await lockPosts(tx, keys);
  const [before] = await tx.delete(settledNames).where(eq(settledNames.digest, digest)).returning();
  if (before === undefined) return false;
  if (hasAnimal(before) && keys.length > 0) {
    await restoreWords(tx, keys);
    await showNames(tx, postIds, act.now);
  }
  await appendToLog(tx, act, toLogEntry('reopen_name', before.id, before, undefined, postIds.length));
  return true;
}

const settledState = (settled: Settled | undefined) => ({
  settled: settled !== undefined,
  species: settled?.species ?? null,
});

const toLogEntry = (
  action: 'settle_name' | 'reopen_name',
  subjectId: string,
  before: Settled | undefined,
  after: Settled | undefined,
  postCount: number,
) => ({
  action,
  subject: 'free_name' as const,
  subjectId,
  ownerId: null,
  before: settledState(before),
  after: { ...settledState(after), posts: postCount },
});
