import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Ends the name of a file that is still being written; leftovers of a killed process end so too. */
export const TEMPORARY_SUFFIX = '.tmp';

/**
 * Writes a whole file so that readers, and the next start after a kill, see the old text or the new one and never a
 * part. Readable by the owner alone.
 *
 * @param durable waits until the disk has it, for what must outlive a power cut as well as a killed process
 */
export async function writeFileAtomically(
  path: string,
  text: string,
  { durable = false } = {},
): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}${TEMPORARY_SUFFIX}`;
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: 'wx', flush: durable });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
