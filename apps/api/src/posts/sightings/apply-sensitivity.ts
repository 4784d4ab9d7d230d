import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  areNear,
  levelAtRank,
  levelRank,
  protectionOf,
  type SensitivityLevel,
  sensitivityTable,
  strictest,
  taxaVersion,
} from '@aranya/wildlife-data';
import { eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NIL_ID } from '../../platform/common/ids';
import { sensitivityRuns, sightings } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { namedTaxon } from '../../taxa/named-taxon';
import { type NamedSighting, readNamedTaxa, readProtectedTaxa } from './sighted-taxa';
import { exactPlace, speciesInWords, tightenAll } from './write-sighting';

interface Options {
  batch?: number;
  onBatch?: () => void;
}

/**
 * Raise it when a rule of `sensitive-places` changes outside the table. 2: animals without a line at their
 * nests.
 */
const RULES_VERSION = '2';

/**
 * Runs before the site answers, after the taxa are there. Changed rules or taxa protect all sightings and
 * rename their animals; nothing is ever shown more exactly than before. A finished run costs two queries, an
 * interrupted one continues at the next start.
 */
export async function applySensitivity(db: Db, { batch = 1_000, onBatch }: Options = {}): Promise<void> {
  const tableHash = createHash('sha256')
    .update(JSON.stringify(sensitivityTable))
    .update(taxaVersion)
    .update(RULES_VERSION)
    .digest('hex');
  const isRun = eq(sensitivityRuns.tableHash, tableHash);
  await db.insert(sensitivityRuns).values({ tableHash }).onConflictDoNothing();
  const [run] = await db.select().from(sensitivityRuns).where(isRun);
  if (run === undefined || run.finishedAt !== null) return;

  const step = ({ pass, after }: RunPosition): Promise<RunPosition> =>
    db.transaction(async (tx) => {
      const last = await (pass === 1 ? applyOwnLevels : applyNearby)(tx, after, batch);
      const next = last === null ? { pass: pass + 1, after: NIL_ID } : { pass, after: last };
      await tx.update(sensitivityRuns).set(next).where(isRun);
      return next;
    });
  let position: RunPosition = { pass: run.pass, after: run.after ?? NIL_ID };
  while (position.pass <= PASSES) {
    position = await step(position);
    onBatch?.();
  }
  await renameAgreed(db);
  await db.update(sensitivityRuns).set({ finishedAt: new Date() }).where(isRun);
  await db.delete(sensitivityRuns).where(ne(sensitivityRuns.tableHash, tableHash));
}

interface RunPosition {
  pass: number;
  after: string;
}

const PASSES = 2;

interface Row extends Record<string, unknown> {
  id: string;
  park: string | null;
  lat: number | null;
  lng: number | null;
  placeName: string | null;
  seen_on: string;
  hide_place: boolean;
  at_site: boolean;
  level: number;
  own_level: number;
  asks: boolean;
  named_level: number;
  suggested_level: number;
  texts: string[];
  species: NamedSighting['species'];
  suggested: string[];
}

const readRows = (tx: Db, condition: SQL) =>
  queryRows<Row>(
    tx,
    sql`
      select s.post_id as id, s.park, s.lat, s.lng, s.place_name as "placeName", to_char(s.seen_on, 'YYYY-MM-DD') as seen_on, s.hide_place, s.at_site,
        s.level, s.own_level, p.asks, p.named_level, p.suggested_level, p.sighting->'species' as species,
        array_remove(p.content || array(select i.alt from post_images i where i.post_id = p.id) || s.place_name, null)
          as texts,
        array(select i.species from identifications i where i.post_id = p.id)
          || array_remove(array[p.agreed_species], null) as suggested
      from sightings s join posts p on p.id = s.post_id where ${condition} for update of s, p`,
  );

const toInput = (row: Row): NamedSighting => ({
  species: row.species,
  place: exactPlace(row),
  seen_on: row.seen_on,
  hide_place: row.hide_place,
  at_site: row.at_site,
});

const tightenRows = (tx: Db, all: readonly { row: Row; level: SensitivityLevel }[]) =>
  tightenAll(
    tx,
    all
      .filter(({ row, level }) => levelRank(level) > row.level)
      .map(({ row, level }) => ({ postId: row.id, input: toInput(row), level })),
  );

/** Runs in a transaction. Sightings that are kept more strictly stay so. */
export async function protectAuthor(tx: Db, authorId: string, level: SensitivityLevel): Promise<void> {
  const isTheirs = sql`s.author_id = ${authorId}::uuid`;
  const rank = sql`${levelRank(level)}::smallint`;
  const rows = await readRows(tx, sql`${isTheirs} and s.level < ${rank} order by s.post_id`);
  await tightenRows(
    tx,
    rows.map((row) => ({ row, level })),
  );
  await tx.execute(
    sql`update sightings s set own_level = ${rank} where ${isTheirs} and s.own_level < ${rank}`,
  );
}

const keysIn = (rows: readonly Row[]) => rows.flatMap(({ species }) => species.map((named) => named.species));

/** An animal that is gone keeps its names. */
async function renameAnimals(tx: Db, rows: readonly Row[]): Promise<Row[]> {
  const found = await readNamedTaxa(tx, keysIn(rows));
  const renamed = rows.map((row) => ({
    ...row,
    species: row.species.map((named) => {
      const taxon = found.get(named.species)?.taxon;
      return taxon ? { ...named, taxon } : named;
    }),
  }));
  const changed = renamed.flatMap(({ id, species }, at) =>
    isDeepStrictEqual(species, rows[at]?.species) ? [] : { id, species },
  );
  if (changed.length > 0)
    await tx.execute(sql`
      update posts p set sighting = p.sighting::jsonb || jsonb_build_object('species', g.species)
      from jsonb_to_recordset(${JSON.stringify(changed)}::text::jsonb) as g (id uuid, species jsonb) where p.id = g.id`);
  return renamed;
}

const renameAgreed = (db: Db) =>
  db.execute(sql`
    update posts p set agreed_taxon = coalesce(${namedTaxon(sql`p.agreed_species`)}, p.agreed_taxon)
    where p.agreed_species like 'taxon-%'`);

/** @returns the last post; null after the last batch */
async function applyOwnLevels(tx: Db, after: string, batch: number): Promise<string | null> {
  const stored = await readRows(tx, sql`s.post_id > ${after}::uuid order by s.post_id limit ${batch}`);
  const rows = await renameAnimals(tx, stored);
  const taxa = await readProtectedTaxa(tx, [...keysIn(rows), ...rows.flatMap(({ suggested }) => suggested)]);
  const decided = rows.map((row) => {
    const protection = protectionOf(toInput(row), {
      asks: row.asks,
      suggested: row.suggested,
      inWords: speciesInWords(row.texts),
      named: levelAtRank(row.named_level),
      suggestedBefore: levelAtRank(row.suggested_level),
      taxa,
    });
    return { row, ...protection };
  });
  await tightenRows(tx, decided);
  const given = decided.flatMap(({ row, named, suggested, own }) => {
    const levels = { named: levelRank(named), suggested: levelRank(suggested), own: levelRank(own) };
    const isSame =
      levels.named <= row.named_level &&
      levels.suggested <= row.suggested_level &&
      levels.own <= row.own_level;
    return isSame ? [] : { id: row.id, ...levels };
  });
  if (given.length > 0) {
    const g = sql`jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
      as g (id uuid, named smallint, suggested smallint, own smallint)`;
    await tx.execute(
      sql`update sightings s set own_level = greatest(s.own_level, g.own) from ${g} where s.post_id = g.id`,
    );
    await tx.execute(sql`
      update posts p set named_level = greatest(p.named_level, g.named),
        suggested_level = greatest(p.suggested_level, g.suggested)
      from ${g} where p.id = g.id`);
  }
  return rows.length < batch ? null : (rows.at(-1)?.id ?? null);
}

interface Pair extends Record<string, unknown> {
  id: string;
  own_level: number;
  one: Parameters<typeof exactPlace>[0];
  other: Parameters<typeof exactPlace>[0];
}

/** @returns the last post; null after the last batch */
async function applyNearby(tx: Db, after: string, batch: number): Promise<string | null> {
  const ids = await queryRows<{ id: string }>(
    tx,
    sql`select post_id as id from sightings where post_id > ${after}::uuid order by post_id limit ${batch}`,
  );
  const last = ids.at(-1)?.id ?? after;
  const [s, o] = [alias(sightings, 's'), alias(sightings, 'o')];
  const place = ({ park, lat, lng }: typeof s | typeof o) =>
    sql`json_build_object('park', ${park}, 'lat', ${lat}, 'lng', ${lng}, 'placeName', null)`;
  const pairs = await queryRows<Pair>(
    tx,
    sql`
      select s.post_id as id, o.own_level, ${place(s)} as one, ${place(o)} as other
      from sightings ${s} join sightings ${o} on o.author_id = s.author_id
        and o.seen_on between s.seen_on - 1 and s.seen_on + 1 and o.own_level > s.level
      where s.post_id > ${after}::uuid and s.post_id <= ${last}::uuid`,
  );
  const levels = new Map<string, SensitivityLevel>();
  for (const { id, own_level: own, one, other } of pairs)
    if (areNear(exactPlace(one), exactPlace(other)))
      levels.set(id, strictest(levels.get(id) ?? 'open', levelAtRank(own)));
  if (levels.size > 0) {
    const rows = await readRows(tx, sql`s.post_id in ${[...levels.keys()]}`);
    await tightenRows(
      tx,
      rows.map((row) => ({ row, level: levels.get(row.id) ?? 'open' })),
    );
  }
  return ids.length < batch ? null : last;
}
