import { existsSync, readFileSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { Migrations } from '../../platform/db/database';
import { createDiskSpace } from '../../platform/db/disk-space';
import { createPglite, migrateEmbedded } from '../../platform/db/embedded';
import { lockFolder } from '../../platform/db/folder-lock';
import type { GuardedPglite } from '../../platform/db/guarded-pglite';
import { restoreMarkerPath } from '../../platform/db/half-restored';
import { makeOwnFolder } from '../../platform/db/own-folder';
import type { Db } from '../../platform/db/types';
import { syncFolder } from './archive-writer';
import { assertEmpty } from './empty-target';
import type { Interrupted, RestoreTarget } from './restore-target';

const markerSchema = z.object({ mediaUrl: z.string() });

const HOW =
  'Stop the site and move DATA_DIR away, or set another DATA_DIR; then run this again before the first start of the site.';

function readMarker(path: string): Interrupted | null {
  if (!existsSync(path)) return null;
  const marker = markerSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  return marker.success ? marker.data : { mediaUrl: '' };
}

async function assertFolderIsEmpty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const client = await createPglite({ dataDir: folder });
  try {
    await assertEmpty(drizzle(client), HOW);
  } finally {
    await client.close();
  }
}

/** The engine leaves it to the operating system when files reach the disk. */
async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const handle = await open(join(entry.parentPath, entry.name), 'r+');
    await handle.sync();
    await handle.close();
  }
}

export async function openEmbeddedTarget(dataDir: string, migrations: Migrations): Promise<RestoreTarget> {
  const folder = join(dataDir, 'postgres');
  const draft = join(dataDir, 'postgres.restoring');
  const marker = restoreMarkerPath(dataDir);
  makeOwnFolder(dataDir);
  const unlock = await lockFolder(dataDir);
  let client: GuardedPglite | undefined;
  const closeClient = async () => {
    await client?.close();
    client = undefined;
  };
  const close = async () => {
    await closeClient();
    await unlock();
  };
  try {
    const interrupted = readMarker(marker);
    if (interrupted === null) await assertFolderIsEmpty(folder);
    return {
      interrupted,
      async begin(attempt): Promise<Db> {
        await writeFileAtomic(marker, JSON.stringify(attempt), { mode: 0o600 });
        await syncFolder(dataDir);
        await rm(draft, { recursive: true, force: true });
        makeOwnFolder(draft);
        const disk = createDiskSpace(dataDir);
        await disk.assertRoom();
        client = await createPglite({ dataDir: draft, disk });
        return drizzle(client);
      },
      async migrate() {
        if (client) await migrateEmbedded(client, migrations);
      },
      async finish() {
        await closeClient();
        await syncTree(draft);
        await rm(folder, { recursive: true, force: true });
        await rename(draft, folder);
        await syncFolder(dataDir);
        await rm(marker);
        await syncFolder(dataDir);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
