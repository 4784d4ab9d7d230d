import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** In DATA_DIR: the ISO time of the last backup that succeeded. */
export const LAST_BACKUP_FILE = 'last-backup';

/**
 * Call it when a backup is complete, so that `/metrics` tells its age.
 * @returns null, or why it does not: the backup is no worse for it
 */
export async function recordBackup(dataDir: string, at: Date): Promise<string | null> {
  try {
    await writeFileAtomic(join(dataDir, LAST_BACKUP_FILE), `${at.toISOString()}\n`, { mode: 0o600 });
    return null;
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    return `${dataDir} cannot be written to (${code}), so /metrics will not know of this backup.`;
  }
}
