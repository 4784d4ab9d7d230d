import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type ArchiveOptions, makeArchive } from '../posts/darwin-core/make-archive';

/** A member's own Darwin Core Archive; its file is deleted once sent. */
export async function exportRecords(options: ArchiveOptions & { author: string }): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-records-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'records.zip');
    await makeArchive(options, file);
    return createReadStream(file).once('close', () => void remove());
  } catch (error) {
    await remove();
    throw error;
  }
}
