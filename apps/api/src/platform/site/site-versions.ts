import type { Site, SiteSettings, SiteVersion } from '@aranya/contracts';
import { accentSheetUrl, limits } from '@aranya/contracts';
import { siteTexts } from '@aranya/wildlife-data';
import { desc, sql } from 'drizzle-orm';
import { siteVersions, users } from '../db/schema';
import type { Db } from '../db/types';
import { findLogo } from './site-logos';

const defaultSettings: SiteSettings = {
  name: siteTexts.name,
  tagline: siteTexts.tagline,
  about: siteTexts.about,
  sponsor: siteTexts.sponsor,
  testimonials: siteTexts.testimonials,
  logo: null,
  accent: null,
  contact_email: '',
  contact_phone: '',
  contact_address: '',
  welcome: siteTexts.welcome,
  claim: { kind: 'text', text: siteTexts.claim.text },
  hidden_sections: siteTexts.hidden_sections,
  open_to_guests: siteTexts.open_to_guests,
  asks_acceptance: false,
  age_question: 'none',
  footer: siteTexts.footer,
  social: siteTexts.social,
  tiles: { kind: 'installed' },
};

const firstVersion: SiteVersion = { revision: 0, settings: defaultSettings, savedAt: null, saved_by: null };

export const toVersion = (row: typeof siteVersions.$inferSelect): SiteVersion => ({
  revision: row.revision,
  // Rows of earlier releases lack later settings.
  settings: { ...defaultSettings, ...row.settings },
  savedAt: row.savedAt.toISOString(),
  saved_by: row.savedBy,
});

/** Newest first; the site's defaults come last. */
export async function readVersions(db: Db, limit: number = limits.siteVersions): Promise<SiteVersion[]> {
  const rows = await db.select().from(siteVersions).orderBy(desc(siteVersions.revision)).limit(limit);
  return [...rows.map(toVersion), firstVersion];
}

/** Rounds down to tens from a hundred, so that pages change seldom. */
export function countedClaim(members: number): string {
  if (members < 100) return `Used by ${members} ${members === 1 ? 'member' : 'members'}`;
  return `Used by ${Math.floor(members / 10) * 10}+ members`;
}

async function readClaim(db: Db, { claim }: SiteSettings): Promise<Site['claim']> {
  if (claim.kind === 'text') return { text: claim.text, stars: true };
  if (claim.kind === 'off') return null;
  return { text: countedClaim(await db.$count(users)), stars: false };
}

/** @param contactEmail the installation's, unless an admin gave another */
export async function readSite(db: Db, contactEmail: string): Promise<Site> {
  const [{ settings } = firstVersion] = await readVersions(db, 1);
  const { contact_email: email, accent, logo: hash, social, ...words } = settings;
  return {
    ...words,
    logo: await findLogo(db, hash),
    colours: accent === null ? null : { accent, sheet: accentSheetUrl(accent) },
    contact_email: email || contactEmail,
    social: social.map(({ name, url }) => ({
      name: name || new URL(url).hostname.replace(/^www\./, ''),
      url,
    })),
    claim: await readClaim(db, settings),
  };
}

/** Its payload is empty. */
export const SITE_CHANNEL = 'aranya_site';

/** Call it in the transaction of the change: its commit notifies all nodes. */
export async function notifySite(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${SITE_CHANNEL}, '')`);
}
