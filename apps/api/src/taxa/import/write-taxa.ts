import { type TaxonRank, taxonRanks } from '@aranya/wildlife-data';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../platform/db/types';
import { type Around, findAround, isAnimal, namedAround, standsAlone } from './around';
import { lockImports, recordset, writeKeys } from './import-rows';
import type { ReadTaxa, TaxonLine, TellFault } from './read-taxa';

const BATCH = 2_000;
const OTHER_ANIMALS = 'other animals';

export interface TaxonCounts {
  added: number;
  changed: number;
  same: number;
  /** In the shipped list or another data set. */
  known: number;
}

export interface Writing {
  db: Db;
  dataset: string;
  isDry: boolean;
  tellFault: TellFault;
  onLines: (count: number) => void;
}

interface Match extends Record<string, unknown> {
  at: number;
  id: number;
  group: string;
  is_own: boolean;
  scientific_name: string;
  name: string | null;
  rank: string;
  parent_id: number | null;
}

/**
 * By id in the data set, else by name or synonym of the same rank. One join would slow down with the number
 * of taxa.
 */
const readMatches = (db: Db, dataset: string, batch: readonly TaxonLine[]) =>
  queryRows<Match>(
    db,
    sql`
      select at, found.*
      from ${recordset(
        batch.map(({ key, name, rank }, at) => ({ at, key, name, rank })),
        'at int, key text, name text, rank text',
      )}
      cross join lateral (
        select id, "group", scientific_name, name, rank, parent_id, preference = 0 as is_own
        from (
          select t.*, 0 as preference from taxa t where t.dataset = ${dataset} and t.source_id = given.key
          union all
          select t.*, 1 from taxa t where t.scientific_name = given.name and t.rank = given.rank
            and t.dataset is distinct from ${dataset}
          union all
          select t.*, 2 from taxon_names n join taxa t on t.id = n.taxon_id
          where n.name = given.name and n.kind = 'synonym' and n.dataset is distinct from ${dataset}
            and t.rank = given.rank and t.dataset is distinct from ${dataset}
        ) t
        order by preference, id limit 1
      ) found`,
  );

interface Wanted {
  line: TaxonLine;
  around: Around | undefined;
}

const toRow = ({ line, around }: Wanted) => ({
  id: line.id,
  rank: line.rank,
  scientific_name: line.name,
  name: line.english,
  parent_id: around?.id ?? null,
  group: line.group,
  source_id: line.key,
});

const COLUMNS = `id int, rank text, scientific_name text, name text, parent_id int, "group" text, source_id text`;

async function insertNew(tx: Db, dataset: string, wanted: readonly Wanted[]): Promise<void> {
  const rows = await queryRows<{ id: number; source_id: string }>(
    tx,
    sql`
      insert into taxa (id, rank, scientific_name, name, parent_id, "group", extinct, india, common, dataset, source_id)
      select nextval('own_taxon_ids'), rank, scientific_name, name, parent_id, "group", false, false, 0, ${dataset}, source_id
      from ${recordset(wanted.map(toRow), COLUMNS)}
      returning id, source_id`,
  );
  const ids = new Map(rows.map(({ id, source_id: key }) => [key, id]));
  for (const { line } of wanted) line.id = ids.get(line.key) ?? 0;
}

const taxonNames = (wanted: readonly Wanted[]) =>
  wanted.flatMap(({ line: { id, name, english } }) =>
    [name, english].flatMap((one) => (one === null ? [] : { taxon_id: id, name: one })),
  );

const updateChanged = (tx: Db, wanted: readonly Wanted[]) =>
  tx.execute(sql`
    update taxa t set rank = given.rank, scientific_name = given.scientific_name, name = given.name,
      parent_id = given.parent_id, "group" = given."group"
    from ${recordset(wanted.map(toRow), COLUMNS)} where t.id = given.id`);

/** Writes from the widest rank down, so that parents are there first. */
export class TaxaWriter {
  readonly counts: TaxonCounts = { added: 0, changed: 0, same: 0, known: 0 };
  readonly #named = new Map<string, Around | null>();
  readonly #firsts = new Map<string, TaxonLine>();
  #provisional = 0;
  #done = 0;

  constructor(
    private readonly writing: Writing,
    private readonly taxa: ReadTaxa,
  ) {}

  /** Each batch is a transaction, so that an interrupted import can continue. */
  async writeAll(): Promise<TaxonCounts> {
    const { lines } = this.taxa;
    for (const rank of taxonRanks) {
      const ofRank = lines.filter((line) => line.rank === rank && line.accepted === null);
      for (let start = 0; start < ofRank.length; start += BATCH) {
        const batch = ofRank.slice(start, start + BATCH);
        await this.writing.db.transaction(async (tx) => {
          await lockImports(tx);
          await this.#write(tx, batch);
        });
        this.#done += batch.length;
        this.writing.onLines(this.#done);
      }
    }
    return this.counts;
  }

  readonly #byName = (rank: TaxonRank, name: string): Around | undefined =>
    this.#named.get(`${rank} ${name}`) ?? undefined;

  async #findNamed(tx: Db, batch: readonly TaxonLine[]): Promise<void> {
    const missing = new Map<string, { rank: string; name: string }>();
    for (const line of batch) {
      if (findAround(this.taxa, line, this.#byName)) continue;
      for (const named of namedAround(line)) {
        const key = `${named.rank} ${named.name}`;
        if (!this.#named.has(key)) missing.set(key, named);
      }
    }
    if (missing.size === 0) return;
    const rows = await queryRows<Around & { rank: string; name: string } & Record<string, unknown>>(
      tx,
      sql`
        select distinct on (given.rank, given.name) given.rank, given.name, t.id, t."group"
        from ${recordset([...missing.values()], 'rank text, name text')}
        join lateral (
          select * from taxa where scientific_name = given.name and rank = given.rank
          union all
          select around.* from taxon_names n join taxa around on around.id = n.taxon_id
          where n.name = given.name and n.kind = 'synonym' and around.rank = given.rank
        ) t on true
        order by given.rank, given.name, t.id`,
    );
    for (const key of missing.keys()) this.#named.set(key, null);
    for (const { rank, name, id, group } of rows) this.#named.set(`${rank} ${name}`, { id, group });
  }

  #take(line: TaxonLine, isOwn: boolean, { id, group }: Around): void {
    Object.assign(line, { id, group, isOwn });
    const key = `${line.rank} ${line.name}`;
    if (!this.#named.get(key)) this.#named.set(key, line);
  }

  #first(line: TaxonLine): TaxonLine {
    const key = `${line.rank} ${line.name}`;
    const first = this.#firsts.get(key) ?? line;
    this.#firsts.set(key, first);
    return first;
  }

  async #write(tx: Db, batch: readonly TaxonLine[]): Promise<void> {
    const { dataset, isDry, tellFault } = this.writing;
    await this.#findNamed(tx, batch);
    const matches = new Map((await readMatches(tx, dataset, batch)).map((match) => [match.at, match]));
    const fresh: Wanted[] = [];
    const changed: Wanted[] = [];
    const counts = { added: 0, changed: 0, same: 0, known: 0 };
    batch.forEach((line, at) => {
      const around = findAround(this.taxa, line, this.#byName);
      const match = matches.get(at);
      const isPlaced = around !== undefined || isAnimal(this.taxa, line);
      const first = isPlaced ? this.#first(line) : line;
      if (match && !match.is_own && (isPlaced || standsAlone(line) || line.rank === 'class')) {
        counts.known += 1;
        this.#take(line, false, match);
      } else if (!isPlaced) tellFault(line.line, `nothing is known that ${line.name} could be part of`);
      else if (first !== line) tellFault(line.line, `${line.name} stands in line ${first.line} already`);
      else if (match?.is_own) {
        this.#take(line, true, { id: match.id, group: around?.group ?? match.group });
        if (isSame(match, { line, around })) counts.same += 1;
        else changed.push({ line, around });
      } else {
        this.#provisional -= 1;
        this.#take(line, true, { id: this.#provisional, group: around?.group ?? OTHER_ANIMALS });
        fresh.push({ line, around });
      }
    });
    counts.added = fresh.length;
    counts.changed = changed.length;
    if (!isDry && fresh.length > 0) await insertNew(tx, dataset, fresh);
    if (!isDry && changed.length > 0) await updateChanged(tx, changed);
    if (!isDry) await writeKeys(tx, dataset, taxonNames([...fresh, ...changed]));
    for (const key of ['added', 'changed', 'same', 'known'] as const) this.counts[key] += counts[key];
  }
}

const isSame = (match: Match, wanted: Wanted): boolean => {
  const row = toRow(wanted);
  return (
    match.scientific_name === row.scientific_name &&
    match.name === row.name &&
    match.rank === row.rank &&
    match.parent_id === row.parent_id &&
    match.group === row.group
  );
};
