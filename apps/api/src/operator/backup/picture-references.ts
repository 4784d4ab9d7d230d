import { sql } from 'drizzle-orm';
import { type Db, queryRows } from '../../platform/db/types';

const REFERENCES = `
  select 'public/' || hash || '.webp' as key from media where refcount > 0
  union select key from message_media
  union select key from evidence_pictures where key is not null`;

const KEYS = /(?:public\/[0-9a-f]{64}|private\/[0-9a-f]{40})\.webp/g;

export async function referencedKeys(db: Db): Promise<string[]> {
  const rows = await queryRows<{ key: string }>(db, sql.raw(`${REFERENCES} order by key`));
  return rows.map(({ key }) => key);
}

export async function isReferenced(db: Db, key: string): Promise<boolean> {
  const [row] = await queryRows<{ found: boolean }>(
    db,
    sql`select exists (select from (${sql.raw(REFERENCES)}) r where r.key = ${key}) as found`,
  );
  return row?.found ?? false;
}

export const keysIn = (rows: string): string[] => rows.match(KEYS) ?? [];
