import { inArray } from 'drizzle-orm';
import { newId } from '../../platform/common/ids';
import { siteVersions, users } from '../../platform/db/schema';
import { notifySite, readVersions } from '../../platform/site/site-versions';
import type { TestApp } from '../../testing';

/** As an admin who opens or closes the site to guests. */
export async function openSite({ app, db }: TestApp, isOpen = true): Promise<void> {
  const [latest] = await readVersions(db.write, 1);
  if (latest === undefined) throw new Error('The defaults are missing.');
  const heard = new Promise<void>((resolve) => app.site.subscribe(resolve));
  if (app.site.current().open_to_guests === isOpen) return;
  await db.write.transaction(async (tx) => {
    const settings = { ...latest.settings, open_to_guests: isOpen };
    const revision = latest.revision + 1;
    await tx
      .insert(siteVersions)
      .values({ id: newId(), revision, settings, savedAt: new Date(), savedBy: 'Asha Rao' });
    await notifySite(tx);
  });
  await heard;
}

/** As members who open what they publish. */
export async function openMembers({ db }: TestApp, ...ids: string[]): Promise<void> {
  await db.write.update(users).set({ openToGuests: true }).where(inArray(users.id, ids));
}
