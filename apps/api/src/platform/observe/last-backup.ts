import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

export const LAST_BACKUP_FILE = 'last-backup';

/**
 * For `/metrics`.
 * @returns a reason if that fails, which does not harm the backup
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
