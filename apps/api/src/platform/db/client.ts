import type { Database, DatabaseSettings, Migrations } from './database';
import { openServer } from './server';

/**
 * Applies missing migrations.
 * @throws FolderInUse while another process uses the embedded folder
 */
export async function openDatabase(settings: DatabaseSettings, migrations: Migrations): Promise<Database> {
  const { url } = settings.database;
  if (url !== undefined) return await openServer({ ...settings.database, url }, migrations);
  const { openEmbedded } = await import('./embedded');
  return await openEmbedded(settings.dataDir, migrations);
}
