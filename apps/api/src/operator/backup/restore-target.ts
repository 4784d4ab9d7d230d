import type { Env } from '../../env';
import type { Migrations } from '../../platform/db/database';
import type { Db } from '../../platform/db/types';
import { openEmbeddedTarget } from './embedded-target';
import { openServerTarget } from './server-target';

export interface Interrupted {
  mediaUrl: string;
}

export interface RestoreTarget {
  interrupted: Interrupted | null;
  /**
   * From now on the site refuses to start.
   * @returns a connection to a database whose content may be dropped
   */
  begin(attempt: Interrupted): Promise<Db>;
  migrate(): Promise<void>;
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** @throws CommandError unless it is empty and unused, FolderInUse while the site has it */
export async function openTarget(env: Env, migrations: Migrations): Promise<RestoreTarget> {
  const { url } = env.database;
  return url === undefined
    ? await openEmbeddedTarget(env.dataDir, migrations)
    : await openServerTarget(env.database.directUrl ?? url, migrations);
}
