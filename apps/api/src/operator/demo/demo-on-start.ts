import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../platform/db/database';
import { users } from '../../platform/db/schema';
import type { MediaStore } from '../../platform/media/media-store';

/** It brings sharp, which most starts do not need. */
const load = () => import('./seed-demo');

interface DemoSettings {
  /** `auto`: only in an embedded database without users, and not in production. */
  demo: 'auto' | 'yes' | 'no';
  production: boolean;
  web: { folder: string };
}

interface Log {
  info(text: string): void;
  warn(details: object, text: string): void;
}

function artFolder(env: Pick<DemoSettings, 'web'>, root: string): string {
  const inSite = path.join(env.web.folder, 'artwork');
  return existsSync(inSite) ? inSite : path.join(root, 'tools/artwork/dist/public/artwork');
}

/** Unless set otherwise, the demo fills an embedded database without members. */
export async function isDemoDue(env: DemoSettings, db: Database): Promise<boolean> {
  if (env.demo === 'yes') return !(await (await load()).hasDemo(db.write));
  if (env.demo === 'no' || env.production || db.engine !== 'embedded') return false;
  return (await db.write.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** Only logs failures, as the site works without the demo. */
export async function insertDemo(
  { env, db, media, log }: { env: Pick<DemoSettings, 'web'>; db: Database; media: MediaStore; log: Log },
  root: string,
  signal?: AbortSignal,
): Promise<void> {
  try {
    const began = Date.now();
    const { seedDemo } = await load();
    const inserted = await seedDemo({ db, media }, artFolder(env, root), signal ? { signal } : {});
    if (inserted) log.info(`Inserted the demo community (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (err) {
    log.warn({ err }, 'The demo community could not be inserted');
  }
}
