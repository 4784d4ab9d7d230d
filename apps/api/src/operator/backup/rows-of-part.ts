import { createGunzip } from 'node:zlib';
import type { Member } from './archive-reader';
import { ArchiveError } from './backup-error';
import { bounds } from './format';

const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 10;

/**
 * Yields about a megabyte at a time: whole lines, each a JSON array of texts and nulls.
 * @throws ArchiveError for bytes that are no packed rows, and as soon as they exceed their bounds
 */
export async function* rowsOfPart({ name, bytes }: Member): AsyncGenerator<Buffer> {
  const unpacking = createGunzip({ chunkSize: CHUNK_BYTES });
  unpacking.end(bytes);
  let started: Buffer[] = [];
  let startedBytes = 0;
  let total = 0;
  try {
    for await (const chunk of unpacking as AsyncIterable<Buffer>) {
      total += chunk.length;
      if (total > bounds.part) throw new ArchiveError(`${name} is larger unpacked than any part of a table.`);
      const end = chunk.lastIndexOf(LINE_FEED) + 1;
      if (end > 0) {
        yield Buffer.concat([...started, chunk.subarray(0, end)]);
        started = [];
        startedBytes = 0;
      }
      started.push(chunk.subarray(end));
      startedBytes += chunk.length - end;
      if (startedBytes > bounds.row)
        throw new ArchiveError(`${name} has a row that is larger than a row can be.`);
    }
  } catch (error) {
    throw error instanceof ArchiveError
      ? error
      : new ArchiveError(`${name} is damaged: it cannot be unpacked.`);
  }
  if (startedBytes > 0) throw new ArchiveError(`${name} is damaged: it ends within a row.`);
}
