import type { SiteSettings, SiteVersion } from '@aranya/contracts';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../platform/common/ids';
import { siteVersions } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { notifySite, readVersions, toVersion } from '../../platform/site/site-versions';
import { type Act, appendToLog } from '../safety/moderation-log';

/**
 * Runs in a transaction.
 * @returns `isSaved` false with the current `version`, where somebody else changed the site meanwhile
 */
export async function saveSite(
  tx: Db,
  { revision, settings }: { revision: number; settings: SiteSettings },
  act: Act,
): Promise<{ isSaved: boolean; version: SiteVersion }> {
  const row = {
    id: newId(),
    revision: revision + 1,
    settings,
    savedAt: act.now,
    savedBy: act.operator,
  };
  const before = (await readVersions(tx, 1))[0] as SiteVersion;
  const [saved] =
    before.revision === revision
      ? await tx.insert(siteVersions).values(row).onConflictDoNothing().returning()
      : [];
  if (saved === undefined) return { isSaved: false, version: (await readVersions(tx, 1))[0] as SiteVersion };
  const changed = Object.keys(settings).filter(
    (name) =>
      !isDeepStrictEqual(settings[name as keyof SiteSettings], before.settings[name as keyof SiteSettings]),
  );
  await appendToLog(tx, act, {
    action: 'change_site',
    subject: 'site',
    subjectId: saved.id,
    ownerId: null,
    before: { revision },
    after: { revision: saved.revision, changed },
  });
  await notifySite(tx);
  return { isSaved: true, version: toVersion(saved) };
}
