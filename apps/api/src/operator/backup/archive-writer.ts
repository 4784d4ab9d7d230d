import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pack } from 'tar-stream';
import { createDiskSpace } from '../../platform/db/disk-space';
import { type Manifest, MANIFEST, MANIFEST_SUM, type ManifestMember, sha256, manifestSum } from './format';
import { encrypt } from './passphrase';

export const PARTIAL = '.partial';
const PRIVATE = 0o600;

export interface ArchiveWriter {
  partial: string;
  add(name: string, bytes: Buffer): Promise<ManifestMember>;
  finish(manifest: Manifest): Promise<void>;
  commit(): Promise<void>;
  abandon(): Promise<void>;
}

/**
 * A tar file of mode 600, under another name until it is whole and on the disk.
 * @throws DiskFull from `add` before the disk is full, which may be the site's
 */
export async function createArchive(
  file: string,
  { passphrase, mtime }: { passphrase?: string | undefined; mtime: Date },
): Promise<ArchiveWriter> {
  const partial = `${file}${PARTIAL}`;
  const disk = createDiskSpace(dirname(file));
  await rm(partial, { force: true });
  const handle = await open(partial, 'wx', PRIVATE);
  const tar = pack();
  const plain = tar as AsyncIterable<Buffer>;
  const writeAll = async () => {
    for await (const bytes of passphrase === undefined ? plain : encrypt(plain, passphrase))
      for (let done = 0; done < bytes.length;) done += (await handle.write(bytes, done)).bytesWritten;
  };
  const written = writeAll();
  // Never resolves; rejects when writing fails, which ends the wait for a member.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);

  async function write(name: string, bytes: Buffer): Promise<void> {
    await disk.assertRoom(bytes.length);
    const added = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: bytes.length, mode: PRIVATE, mtime }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.end(bytes);
    });
    try {
      await Promise.race([added, failed]);
    } catch (error) {
      // A failing disk ends the archive, which may show here first; awaiting gives the reason.
      tar.destroy();
      await written;
      throw error;
    }
  }

  return {
    partial,
    async add(name, bytes) {
      await write(name, bytes);
      return { name, size: bytes.length, sha256: sha256(bytes) };
    },
    async finish(manifest) {
      const bytes = Buffer.from(JSON.stringify(manifest, null, 1));
      await write(MANIFEST, bytes);
      await write(MANIFEST_SUM, Buffer.from(manifestSum(bytes)));
      tar.finalize();
      await written;
      await handle.sync();
      await handle.close();
    },
    async commit() {
      await rename(partial, file);
      await syncFolder(dirname(file));
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await handle.close().catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

/** A rename is on the disk when its folder is. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
