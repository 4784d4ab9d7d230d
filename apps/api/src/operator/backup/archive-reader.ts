import type { EventEmitter } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { ArchiveError } from './backup-error';
import { HEADER, isMemberName, MANIFEST_SUM, maxMemberBytes, parseHeader } from './format';
import { decrypt, MAGIC } from './passphrase';

export interface ArchiveFile {
  path: string;
  passphrase?: string | undefined;
}

export interface Member {
  name: string;
  bytes: Buffer;
}

const MAX_SHOWN = 200;

const CUT_OFF = 'The backup is cut off: it was not written to its end, or not copied whole.';
const NO_BACKUP = 'This file is not a backup of Aranya.';

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const start = Buffer.alloc(MAGIC.length);
    await handle.read(start, 0, start.length, 0);
    return start;
  } finally {
    await handle.close();
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const start = await readStart(path).catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`${path} cannot be read: ${error.code ?? 'unknown reason'}.`);
  });
  return start.equals(MAGIC);
}

async function openPlain({ path, passphrase }: ArchiveFile): Promise<AsyncIterable<Buffer>> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  if (passphrase === undefined) {
    throw new ArchiveError(
      'This backup is encrypted: name the file of its passphrase by --passphrase-file=FILE.',
    );
  }
  return decrypt(createReadStream(path, { start: MAGIC.length }), passphrase);
}

/**
 * Waits until the reader takes more or is closed. Removes its listeners, as large archives wait thousands of
 * times.
 */
export const hasRoom = (tar: EventEmitter) =>
  new Promise<void>((resolve) => {
    const done = () => {
      tar.off('drain', done).off('close', done);
      resolve();
    };
    tar.on('drain', done).on('close', done);
  });

/**
 * The members in order, with names and sizes checked, but not hashes.
 * @throws ArchiveError if the file is not a backup, is cut off, or has other members than its manifest names
 */
export async function* readArchive(file: ArchiveFile): AsyncGenerator<Member> {
  const source = await openPlain(file);
  const tar = extract();
  const pump = async () => {
    for await (const chunk of source) {
      if (tar.destroyed) return;
      if (!tar.write(chunk)) await hasRoom(tar);
    }
    tar.end(null);
  };
  void pump().catch((error: Error) => tar.destroy(error));

  let count = 0;
  let last = '';
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      if (count === 0 && name !== HEADER) throw new ArchiveError(NO_BACKUP);
      if (last === MANIFEST_SUM || type !== 'file' || !isMemberName(name))
        throw new ArchiveError(
          `The backup holds something that does not belong there: ${JSON.stringify(name.slice(0, MAX_SHOWN))}.`,
        );
      if (size > maxMemberBytes(name, count))
        throw new ArchiveError(`${name} is larger than in any backup of Aranya: ${size} bytes.`);
      const bytes = await buffer(entry);
      if (count === 0) parseHeader(bytes);
      count += 1;
      last = name;
      yield { name, bytes };
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    const { message, code } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw new ArchiveError(`${file.path} cannot be read: ${code}.`);
    if (message === 'Unexpected end of data') throw new ArchiveError(count === 0 ? NO_BACKUP : CUT_OFF);
    throw new ArchiveError(count === 0 ? NO_BACKUP : 'The backup is damaged.');
  }
  if (count === 0) throw new ArchiveError(NO_BACKUP);
  if (last !== MANIFEST_SUM) throw new ArchiveError(CUT_OFF);
}
