import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTIAL } from './archive-writer';

const NAME = /^aranya-\d{8}T\d{6}Z\.tar(?:\.enc)?$/;
const UNFINISHED = new RegExp(`^(aranya-\\d{8}T\\d{6}Z\\.tar(?:\\.enc)?)\\${PARTIAL}(?:-tables)?$`);
const STALE_MS = 3_600_000;

export const backupName = (now: Date, isEncrypted: boolean) =>
  `aranya-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar${isEncrypted ? '.enc' : ''}`;

export async function removeUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && now.getTime() - stats.mtimeMs > STALE_MS) await rm(path, { force: true });
  }
}

/**
 * Deletes all but the newest backups with a name of ours.
 * @returns the deleted names
 */
export async function removeOld(folder: string, keep: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
