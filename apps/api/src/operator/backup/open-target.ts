import type { Env } from '../../env';
import type { Migrations } from '../../platform/db/database';
import { openEmbeddedTarget } from './embedded-target';
import type { RestoreTarget } from './restore-target';
import { openServerTarget } from './server-target';

/** @throws CommandError unless it is empty and unused, FolderInUse while the site has it */
export async function openTarget(env: Env, migrations: Migrations): Promise<RestoreTarget> {
  const { url } = env.database;
  return url === undefined
    ? await openEmbeddedTarget(env.dataDir, migrations)
    : await openServerTarget(env.database.directUrl ?? url, migrations);
}
