import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../platform/db/types';

/** Migrations make tables in these schemas only; a test checks that. */
const OWN_SCHEMAS = ['public', 'identity'];

/** Their rows are in no backup, for the given reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'public.events': 'live events of a week, which browsers read again after a restore',
  'public.post_watchers': 'who has a post open at this moment',
  'public.quota_counts': 'counts of the current hours',
};

export interface Column {
  name: string;
  type: string;
  isGenerated: boolean;
  hasCollation: boolean;
}

export interface Table {
  schema: string;
  name: string;
  columns: Column[];
  key: string[];
}

export interface Sequence {
  schema: string;
  name: string;
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const qualified = ({ schema, name }: Sequence) => `${quote(schema)}.${quote(name)}`;
export const fullName = ({ schema, name }: Sequence) => `${schema}.${name}`;

const schemas = OWN_SCHEMAS.map(quoteText).join(', ');

/** Extensions bring their own objects. */
const notOfExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

const run = <Row extends Record<string, unknown>>(db: Db, text: string) => queryRows<Row>(db, sql.raw(text));

export async function readTables(db: Db): Promise<Table[]> {
  return await run<{ schema: string; name: string; columns: Column[]; key: string[] }>(
    db,
    `select n.nspname as schema, c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isGenerated', a.attgenerated <> '', 'hasCollation', a.attcollation <> 0) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by k.position)
        from pg_index i cross join unnest(i.indkey) with ordinality k (number, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in (${schemas})
      and ${notOfExtension('pg_class', 'c.oid')}
    order by n.nspname collate "C", c.relname collate "C"`,
  );
}

export async function readSequences(db: Db): Promise<Sequence[]> {
  return await run<{ schema: string; name: string }>(
    db,
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in (${schemas}) and ${notOfExtension('pg_class', 'c.oid')}
    order by n.nspname collate "C", c.relname collate "C"`,
  );
}

export interface Trigger {
  table: string;
  name: string;
  /** O: as usual, A: always, R: on replicas. */
  mode: 'O' | 'A' | 'R';
}

export async function readTriggers(db: Db): Promise<Trigger[]> {
  return await run<{ table: string; name: string; mode: 'O' | 'A' | 'R' }>(
    db,
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name, t.tgenabled as mode
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled <> 'D' and n.nspname in (${schemas})`,
  );
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function readForeignKeys(db: Db): Promise<ForeignKey[]> {
  return await run<{ table: string; name: string; definition: string }>(
    db,
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in (${schemas})`,
  );
}

export async function dropEverything(db: Db): Promise<void> {
  const other = OWN_SCHEMAS.filter((name) => name !== 'public');
  for (const name of [...other, 'drizzle']) await run(db, `drop schema if exists ${quote(name)} cascade`);
  const tables = await readTables(db);
  if (tables.length > 0) await run(db, `drop table ${tables.map(qualified).join(', ')} cascade`);
  for (const sequence of await readSequences(db))
    await run(db, `drop sequence ${qualified(sequence)} cascade`);
  const routines = await run<{ routine: string }>(
    db,
    `select p.oid::regprocedure::text as routine from pg_proc p
    where p.pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc', 'p.oid')}`,
  );
  // One that uses another is gone with it.
  for (const { routine } of routines) await run(db, `drop routine if exists ${routine} cascade`);
  const types = await run<{ type: string }>(
    db,
    `select format('%I.%I', 'public', t.typname) as type from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and ${notOfExtension('pg_type', 't.oid')}`,
  );
  for (const { type } of types) await run(db, `drop type ${type} cascade`);
}
