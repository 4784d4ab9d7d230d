import type { Database, DatabaseSettings, Migrations } from './database';
import { openEmbedded } from './embedded';
import { openServer } from './server';

/**
 * Applies missing migrations.
 * @throws FolderInUse while another process uses the embedded folder
 */
export async function openDatabase(settings: DatabaseSettings, migrations: Migrations): Promise<Database> {
  return settings.database.url === undefined
    ? await openEmbedded(settings.dataDir, migrations)
    : await openServer({ ...settings.database, url: settings.database.url }, migrations);
}
