import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Few pages stay open longer, and a reload updates them. */
const KEPT_DAYS = 7;
const KEPT_MS = KEPT_DAYS * 86_400_000;

/**
 * Pages opened before an upgrade keep loading their code, until no build has had it for a week. File names
 * change with their content.
 * @param kept where copies stay between builds
 * @throws Error if the folder cannot be written to
 */
export async function keepAssets(folder: string, kept: string, now: Date): Promise<void> {
  const [from, to] = [join(folder, 'assets'), join(kept, 'assets')];
  await mkdir(to, { recursive: true });
  const current = new Set(await readdir(from));
  const before = new Set(await readdir(to));
  for (const name of current) {
    const file = join(to, name);
    if (!before.has(name)) {
      // An interrupted copy must not be served.
      await copyFile(join(from, name), join(to, `.${name}`));
      await rename(join(to, `.${name}`), file);
    }
    await utimes(file, now, now);
  }
  for (const name of await readdir(to)) {
    if (current.has(name)) continue;
    const { mtimeMs } = await stat(join(to, name));
    if (mtimeMs < now.getTime() - KEPT_MS) await rm(join(to, name));
  }
}
