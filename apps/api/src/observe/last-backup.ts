import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** In DATA_DIR: the ISO time of the last backup that succeeded. */
export const LAST_BACKUP_FILE = 'last-backup';

/** Call it when a backup is complete, so that `/metrics` tells its age. */
export async function recordBackup(dataDir: string, at: Date): Promise<void> {
  await writeFileAtomic(join(dataDir, LAST_BACKUP_FILE), `${at.toISOString()}\n`, { mode: 0o600 });
}
