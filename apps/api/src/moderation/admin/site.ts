import { nearestAccent, type SiteSettings, type SiteVersion } from '@aranya/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Env } from '../../env';
import { notifyAllStatuses } from '../../people/current-user/account-status';
import { newId } from '../../platform/common/ids';
import { siteVersions } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { findLogo } from '../../platform/site/site-logos';
import { notifySite, readVersions, toVersion } from '../../platform/site/site-versions';
import { type Act, appendToLog } from '../safety/moderation-log';

/** Until a first version is saved, nobody has decided what becomes of invented texts. The demo is invented anyway. */
export const asksForTexts = async (db: Db, env: Pick<Env, 'production' | 'demo'>): Promise<boolean> =>
  env.production && env.demo !== 'yes' && (await db.$count(siteVersions)) === 0;

/** @throws AppError `invalid_input` for a logo that is gone or a colour that cannot be read */
async function assertLook(tx: Db, { logo, accent }: SiteSettings): Promise<void> {
  const refuse = (field: string, sentence: string) =>
    errors.invalid(sentence, { [`settings.${field}`]: sentence });
  if (logo !== null && (await findLogo(tx, logo)) === null)
    throw refuse('logo', 'This logo is gone. Please choose it again.');
  const nearest = accent === null ? null : nearestAccent(accent);
  if (nearest !== accent)
    throw refuse(
      'accent',
      `This colour is too pale to be read on the pages. The nearest that can be read is ${nearest}.`,
    );
}

/**
 * Runs in a transaction.
 * @throws AppError `invalid_input`
 * @returns `isSaved` false with the current `version`, where somebody else changed the site meanwhile
 */
export async function saveSite(
  tx: Db,
  { revision, settings }: { revision: number; settings: SiteSettings },
  act: Act,
): Promise<{ isSaved: boolean; version: SiteVersion }> {
  await assertLook(tx, settings);
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
  if (changed.some((name) => name === 'asks_acceptance' || name === 'age_question'))
    await notifyAllStatuses(tx);
  return { isSaved: true, version: toVersion(saved) };
}
