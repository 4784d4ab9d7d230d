import type { Site, SiteSettings, SiteVersion } from '@aranya/contracts';
import { limits } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import { desc, sql } from 'drizzle-orm';
import { siteVersions, users } from '../db/schema';
import type { Db } from '../db/types';

const defaultSettings: SiteSettings = {
  ...siteTexts,
  contact_email: '',
  claim: { kind: 'text', text: siteTexts.claim.text },
};

const firstVersion: SiteVersion = { revision: 0, settings: defaultSettings, savedAt: null, saved_by: null };

export const toVersion = (row: typeof siteVersions.$inferSelect): SiteVersion => ({
  revision: row.revision,
  // A row of an earlier release lacks what came later.
  settings: { ...defaultSettings, ...row.settings },
  savedAt: row.savedAt.toISOString(),
  saved_by: row.savedBy,
});

/** Returns the latest versions, the one in use first, and what comes with the site last. */
export async function readVersions(db: Db, limit: number = limits.siteVersions): Promise<SiteVersion[]> {
  const rows = await db.select().from(siteVersions).orderBy(desc(siteVersions.revision)).limit(limit);
  return [...rows.map(toVersion), firstVersion];
}

/** From a hundred on the tens, so that pages change seldom. */
export function countedClaim(members: number): string {
  if (members < 100) return `Used by ${members} ${members === 1 ? 'member' : 'members'}`;
  return `Used by ${Math.floor(members / 10) * 10}+ members`;
}

async function readClaim(db: Db, { claim }: SiteSettings): Promise<Site['claim']> {
  if (claim.kind === 'text') return { text: claim.text, stars: true };
  if (claim.kind === 'off') return null;
  return { text: countedClaim(await db.$count(users)), stars: false };
}

/** @param contactEmail of the installation, unless an admin gave another one */
export async function readSite(db: Db, contactEmail: string): Promise<Site> {
  const [{ settings } = firstVersion] = await readVersions(db, 1);
  const { contact_email: email, ...words } = settings;
  return { ...words, contact_email: email || contactEmail, claim: await readClaim(db, settings) };
}

/** The payload says nothing. */
export const SITE_CHANNEL = 'aranya_site';

/** Call it in the transaction of the change: its commit notifies all nodes. */
export async function notifySite(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${SITE_CHANNEL}, '')`);
}
