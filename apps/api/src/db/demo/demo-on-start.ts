import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../client';
import { users } from '../schema';
import type { MediaStore } from '../../media/media-store';
import { seedDemo } from './seed-demo';

interface DemoSettings {
  /** `auto`: only on the embedded database, and only while nobody has an account. */
  demo: 'auto' | 'yes' | 'no';
  web: { folder: string };
}

interface Log {
  info(text: string): void;
  warn(details: object, text: string): void;
}

/** Where the built illustrations lie: in the built site, or else where they are drawn. */
function artFolder(env: DemoSettings, root: string): string {
  const inSite = path.join(env.web.folder, 'artwork');
  return existsSync(inSite) ? inSite : path.join(root, 'tools/artwork/dist/public/artwork');
}

async function isWanted(env: DemoSettings, db: Database): Promise<boolean> {
  if (env.demo !== 'auto') return env.demo === 'yes';
  if (db.engine !== 'embedded') return false;
  return (await db.write.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/**
 * Fills the database with the demo community where the settings want it. A site without it works all the same, so what
 * goes wrong is only told.
 * @param root the workspace
 * @param signal gives up: the next start makes it
 */
export async function demoOnStart(
  { env, db, media, log }: { env: DemoSettings; db: Database; media: MediaStore; log: Log },
  root: string,
  signal?: AbortSignal,
): Promise<void> {
  try {
    if (!(await isWanted(env, db))) return;
    const began = Date.now();
    const filled = await seedDemo({ db, media }, artFolder(env, root), signal ? { signal } : {});
    if (filled) log.info(`The demo community is there (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (err) {
    log.warn({ err }, 'The demo community could not be made');
  }
}
