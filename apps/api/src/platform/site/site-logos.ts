import { logoFileUrl, type LogoFile, type SiteLogo } from '@aranya/contracts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { siteLogos, siteVersions } from '../db/schema';
import type { Db } from '../db/types';
import type { DecodedLogo } from '../media/decode-picture';

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

export const toLogo = (hash: string, { width, height }: { width: number; height: number }): SiteLogo => ({
  hash,
  image: logoFileUrl(hash, 'image'),
  icon: logoFileUrl(hash, 'icon'),
  maskable: logoFileUrl(hash, 'maskable'),
  width,
  height,
});

/** @returns null for no logo, and for one that is gone */
export async function findLogo(db: Db, hash: string | null): Promise<SiteLogo | null> {
  if (hash === null) return null;
  const { width, height } = siteLogos;
  const [size] = await db.select({ width, height }).from(siteLogos).where(eq(siteLogos.hash, hash));
  return size === undefined ? null : toLogo(hash, size);
}

export async function readLogoFile(db: Db, hash: string, file: LogoFile): Promise<Buffer | null> {
  const [row] = await db.select({ text: siteLogos[file] }).from(siteLogos).where(eq(siteLogos.hash, hash));
  return row === undefined ? null : Buffer.from(row.text, 'base64');
}

/** Forgets logos that nobody saved within a day. */
export async function keepLogo(tx: Db, logo: DecodedLogo & { hash: string }, now: Date): Promise<void> {
  const { hash, width, height } = logo;
  const files = {
    image: toBase64(logo.image),
    icon: toBase64(logo.icon),
    maskable: toBase64(logo.maskable),
  };
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const isUnused = sql`not exists (select from ${siteVersions} where settings->>'logo' = ${siteLogos.hash})`;
  await tx.delete(siteLogos).where(and(lt(siteLogos.createdAt, dayAgo), isUnused));
  await tx
    .insert(siteLogos)
    .values({ hash, width, height, ...files, createdAt: now })
    .onConflictDoUpdate({ target: siteLogos.hash, set: { createdAt: now } });
}
