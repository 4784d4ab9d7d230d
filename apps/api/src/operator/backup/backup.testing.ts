import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Env } from '../../env';
import { openDatabase } from '../../platform/db/client';
import type { Database, Migrations } from '../../platform/db/database';
import { makeOwnFolder } from '../../platform/db/own-folder';
import type { ListableMediaStore } from '../../platform/media/media-store';
import { publicMediaKey } from '../../platform/media/media.repository';
import { openMediaPlace } from '../../platform/media/open-media';
import { fillEmbeddedFolder, makeServerDatabase, migrations, testEnv } from '../../testing';

export const testServer = process.env['TEST_DATABASE_URL'] ?? '';
export type Engine = Database['engine'];

export interface Site {
  env: Env;
  folder: string;
  media: ListableMediaStore;
  fill(content: 'migrated' | 'nothing yet'): Promise<void>;
  open(migrations?: Migrations): Promise<Database>;
  remove(): Promise<void>;
}

/** Has an empty database and, without `mediaUrl`, an empty picture folder. Remove it in the end. */
export async function makeSite(engine: Engine, mediaUrl?: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-backup-'));
  const database = engine === 'server' ? await makeServerDatabase(testServer, 'nothing yet') : null;
  const place = mediaUrl ?? pathToFileURL(join(folder, 'media')).href;
  const env = testEnv({
    DATA_DIR: join(folder, 'data'),
    MEDIA_URL: place,
    ...(database && { DATABASE_URL: database.url }),
  });
  return {
    env,
    folder,
    media: await openMediaPlace(place),
    fill: async (content) => {
      if (engine === 'server') return;
      for (const own of [env.dataDir, join(env.dataDir, 'postgres')]) makeOwnFolder(own);
      await fillEmbeddedFolder(join(env.dataDir, 'postgres'), content);
    },
    open: (chosen = migrations) => openDatabase(env, chosen),
    remove: async () => {
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function putPicture(store: ListableMediaStore, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const key = publicMediaKey(createHash('sha256').update(bytes).digest('hex'));
  await store.put(key, bytes, 'image/webp');
  return key;
}

export async function listStoredKeys(store: ListableMediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}
