import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, queryRows } from './types';

export const restoreMarkerPath = (dataDir: string) => join(dataDir, 'restoring.json');
export const RESTORE_SCHEMA = 'aranya_restore';

/** `message` is for the operator. */
export class HalfRestored extends Error {
  constructor() {
    super(
      'The database is not whole: restoring a backup into it has begun and not ended. ' +
        'Run the restore again, it starts over: npm run restore -- FILE',
    );
    this.name = 'HalfRestored';
  }
}

export function assertFolderIsWhole(dataDir: string): void {
  if (existsSync(restoreMarkerPath(dataDir))) throw new HalfRestored();
}

export async function isHalfRestored(db: Db): Promise<boolean> {
  const [row] = await queryRows<{ half: boolean }>(
    db,
    sql`select exists (select from pg_namespace where nspname = ${RESTORE_SCHEMA}) as half`,
  );
  return row?.half ?? false;
}
