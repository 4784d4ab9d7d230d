import type { EditedImage, PictureLicence } from '@aranya/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { altSuggestions, media, postImages, speciesPhotos } from '../platform/db/schema';
import type { Db } from '../platform/db/types';
import { publicMediaUrl } from '../platform/media/media.repository';
import { errors } from '../platform/plugins/errors';
import { forgetNotification } from './alt-texts/alt-texts.repository';

type Row = typeof postImages.$inferSelect;

export interface NextImage {
  hash: string;
  alt: string;
  licence: PictureLicence;
  /** The position before; null for a new one. */
  from: number | null;
}

export const readImages = (tx: Db, postId: string): Promise<Row[]> =>
  tx.select().from(postImages).where(eq(postImages.postId, postId)).orderBy(asc(postImages.position));

/** Changes texts and licences, not pictures. */
export const withTexts = (
  before: readonly Row[],
  alts: readonly string[] = [],
  licences: readonly PictureLicence[] = [],
): NextImage[] =>
  before.map(({ mediaHash, position, alt, licence }) => ({
    hash: mediaHash,
    alt: alts[position] ?? alt,
    licence: licences[position] ?? licence,
    from: position,
  }));

/**
 * The pictures that an edit asks for; a post may show one twice.
 * @param added hashes of the sent files
 * @returns null if one is not a picture of the post
 * @throws AppError `invalid_input` if files and new pictures differ in number
 */
export function withImages(
  before: readonly Row[],
  images: readonly EditedImage[],
  added: readonly string[],
): NextImage[] | null {
  if (images.filter(({ url }) => url === undefined).length !== added.length)
    throw errors.invalid('Each new picture needs its file, and each file its place among the pictures.');
  const left = [...before];
  const files = [...added];
  const next = images.flatMap(({ url, alt, licence }): NextImage[] => {
    if (url === undefined) return [{ hash: files.shift() ?? '', alt, licence, from: null }];
    const index = left.findIndex(({ mediaHash }) => publicMediaUrl(mediaHash) === url);
    return left.splice(index, index < 0 ? 0 : 1).map(({ mediaHash, position }) => {
      return { hash: mediaHash, alt, licence, from: position };
    });
  });
  return next.length === images.length ? next : null;
}

export const isSameImages = (before: readonly Row[], next: readonly NextImage[]): boolean =>
  before.length === next.length &&
  before.every(({ mediaHash, alt, licence }, index) => {
    const image = next[index];
    return image?.hash === mediaHash && image.alt === alt && image.licence === licence;
  });

/** Locked in the order of claimPictures. */
export async function lockMedia(tx: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const isOne = inArray(media.hash, [...hashes]);
  await tx.select({ hash: media.hash }).from(media).where(isOne).orderBy(asc(media.hash)).for('update');
}

/**
 * Writes in a transaction that has locked the post and claimed new pictures. Suggested texts and choices for
 * species pages move with their picture.
 */
export async function writeImages(
  tx: Db,
  before: readonly Row[],
  next: readonly NextImage[],
  post: { postId: string; authorId: string },
): Promise<void> {
  const { postId } = post;
  const isMoved = before.length !== next.length || next.some(({ from }, position) => from !== position);
  if (isMoved) return replaceImages(tx, next, post);
  for (const [position, { alt, licence }] of next.entries()) {
    if (before[position]?.alt === alt && before[position]?.licence === licence) continue;
    await tx
      .update(postImages)
      .set({ alt, licence })
      .where(and(eq(postImages.postId, postId), eq(postImages.position, position)));
  }
}

async function replaceImages(
  tx: Db,
  next: readonly NextImage[],
  { postId, authorId }: { postId: string; authorId: string },
): Promise<void> {
  const suggestions = await tx.select().from(altSuggestions).where(eq(altSuggestions.postId, postId));
  const chosen = await tx.select().from(speciesPhotos).where(eq(speciesPhotos.postId, postId));
  const toNow = <Of extends { position: number }>(rows: readonly Of[]): Of[] =>
    next.flatMap(({ from }, position) =>
      rows.filter((row) => row.position === from).map((row) => ({ ...row, position })),
    );
  await tx.delete(postImages).where(eq(postImages.postId, postId));
  const rows = next.map(({ hash, alt, licence }, position) => {
    return { postId, position, mediaHash: hash, alt, licence };
  });
  if (rows.length > 0) await tx.insert(postImages).values(rows);
  const [keptSuggestions, keptChoices] = [toNow(suggestions), toNow(chosen)];
  if (keptSuggestions.length > 0) await tx.insert(altSuggestions).values(keptSuggestions);
  if (keptChoices.length > 0) await tx.insert(speciesPhotos).values(keptChoices);
  const kept = new Set(keptSuggestions.map(({ id }) => id));
  for (const { id, userId: suggesterId } of suggestions)
    if (!kept.has(id)) await forgetNotification(tx, { postId, suggesterId, authorId });
}
