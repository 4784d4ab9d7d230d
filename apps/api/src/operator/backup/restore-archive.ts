import { sql } from 'drizzle-orm';
import type { Env } from '../../env';
import { CommandError } from '../../platform/commands/command';
import type { Migrations } from '../../platform/db/database';
import { openMedia } from '../../platform/media/open-media';
import type { ArchiveFile } from './archive-reader';
import type { Manifest } from './format';
import { loadTables } from './load-tables';
import { migrationsUpTo } from './migration-level';
import { prepareStore, restorePictures } from './restore-pictures';
import { openTarget } from './open-target';
import { verifyArchive } from './verify-archive';

/**
 * Meanwhile the site refuses to start, and another call starts over.
 * @throws CommandError; about the archive or the target, before any change
 */
export async function restoreArchive(file: ArchiveFile, env: Env, migrations: Migrations): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  const before = migrationsUpTo(migrations.folder, manifest.migration);
  const { mediaUrl, mediaFallbackUrl } = env;
  if (mediaFallbackUrl !== undefined)
    throw new CommandError('A restore writes to one store: remove MEDIA_FALLBACK_URL.');
  const { media } = await openMedia({ mediaUrl, mediaFallbackUrl });
  const target = await openTarget(env, migrations);
  try {
    const isOwn = target.interrupted?.mediaUrl === mediaUrl;
    if (!isOwn) await prepareStore(media, manifest, false);
    const db = await target.begin({ mediaUrl });
    if (isOwn) await prepareStore(media, manifest, true);
    await restorePictures(media, file, manifest);
    await loadTables(db, file, { manifest, migrations: before });
    await target.migrate();
    // The planner knows nothing of the new rows.
    await db.execute(sql`analyze`);
    await target.finish();
    return manifest;
  } finally {
    await target.close();
  }
}
