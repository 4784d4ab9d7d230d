import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { shippedTables } from '../platform/db/schema';
import { queryRows } from '../platform/db/types';

export interface RememberedRows {
  /** Waits for others' transactions, then puts all rows back, without triggers. */
  restore(): Promise<void>;
  changes(): Promise<string[]>;
}

interface Table {
  name: string;
  copy: string;
  columns: string;
}

const findTables = (db: Database) =>
  queryRows<Table & Record<string, unknown>>(
    db.write,
    sql`
      select c.oid::regclass::text as name, 'remembered.' || quote_ident(nspname || '_' || relname) as copy,
        (select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind = 'r' and nspname in ('public', 'identity') and relname not in (${sql.raw(shippedTables.map((name) => `'${name}'`).join(', '))})`,
  );

async function findFilled(db: Database, tables: Table[]): Promise<Set<string>> {
  const query = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  const rows = await queryRows<{ name: string }>(db.write, sql.raw(query.join(' union all ')));
  return new Set(rows.map(({ name }) => name));
}

const putBack = (tables: Table[], filled: Set<string>) => `
  begin
    while exists (select from pg_stat_activity where datname = current_database() and state <> 'idle'
      and backend_type = 'client backend' and pid <> pg_backend_pid())
    loop
      perform pg_sleep(0.001);
      perform pg_stat_clear_snapshot();
    end loop;
    lock table ${tables.map(({ name }) => name).join(', ')} in exclusive mode;
    ${tables.map(({ name }) => `delete from ${name};`).join('\n')}
    ${tables
      .filter(({ name }) => filled.has(name))
      .map(({ name, copy, columns }) => `insert into ${name} (${columns}) select ${columns} from ${copy};`)
      .join('\n')}
  end`;

const findChanges = (tables: Table[]) =>
  tables
    .map(
      ({ name, copy }) => `select '${name}' as name where exists (
        (select t::text from ${name} t except all select t::text from ${copy} t)
        union all (select t::text from ${copy} t except all select t::text from ${name} t))`,
    )
    .join(' union all ');

/** Remembers the rows of all tables that calls write, replacing earlier memories. */
export async function rememberRows(db: Database): Promise<RememberedRows> {
  const tables = await findTables(db);
  const filled = await findFilled(db, tables);
  await db.write.execute(
    sql.raw(`do $do$ begin
      drop schema if exists remembered cascade;
      create schema remembered;
      ${tables.map(({ name, copy }) => `create table ${copy} as table ${name};`).join('\n')}
      create function remembered.put_back() returns void language plpgsql
        set session_replication_role = replica as $$ ${putBack(tables, filled)} $$;
    end $do$`),
  );
  return {
    restore: async () => {
      await db.write.execute(sql`select remembered.put_back()`);
    },
    changes: async () => {
      const changed = await queryRows<{ name: string }>(db.write, sql.raw(findChanges(tables)));
      return changed.map(({ name }) => name);
    },
  };
}
