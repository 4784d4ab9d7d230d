import { pictureLicenceSchema, type Post, type SightingDraft, sightingDraftSchema } from '@aranya/contracts';
import { z } from 'zod';
import { onDevice } from '../../lib/device-storage';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';
import { shownPicture } from './choose-pictures';
import type { ShownPicture } from './edited-post';
import { readFiles } from './kept-files';

/** A picture of the post, or a chosen one, which has no address and whose file the device keeps. */
export interface EditPicture extends ShownPicture {
  url?: string | undefined;
}

export interface Edit {
  text: string;
  pictures: readonly EditPicture[];
  sighting: SightingDraft | null;
  /** Identifies the version of the post being edited. */
  editedAt: string | null;
  /** That version's pictures. */
  urls: readonly string[];
}

const storedEdit = z.object({
  text: z.string(),
  pictures: z.array(
    z.object({
      id: z.string(),
      url: z.string().optional(),
      alt: z.string(),
      licence: pictureLicenceSchema,
    }),
  ),
  sighting: sightingDraftSchema.nullable(),
  editedAt: z.string().nullable(),
  urls: z.array(z.string()),
});

const storageKey = (postId: string) => `aranya.edit.${postId}`;

/** An own post has its exact place. */
function toSightingDraft({ sighting }: Post): SightingDraft | null {
  if (sighting === null) return null;
  const { species, place, seen_on, hide_place = false, at_site = false } = sighting;
  const isExact = place?.kind === 'park' || place?.kind === 'point';
  return { species, place: isExact ? place : null, seen_on, hide_place, at_site };
}

export const toEdit = (post: Post): Edit => ({
  text: post.content,
  pictures: post.images.map(({ url, alt, licence }, index) => {
    return { id: String(index), url, alt, licence, preview: url };
  }),
  sighting: toSightingDraft(post),
  editedAt: post.edited_at,
  urls: post.images.map(({ url }) => url),
});

/** True if pictures were added, removed or moved. */
export const hasMovedPictures = ({ pictures, urls }: Edit): boolean =>
  pictures.length !== urls.length || pictures.some(({ url }, index) => url !== urls[index]);

/** Applies the edit to the current post: without the pictures it lost, and with those added elsewhere. */
export function rebased(edit: Edit, post: Post): Edit {
  const now = toEdit(post);
  if (!hasMovedPictures(edit)) {
    const texts = new Map(edit.pictures.map((one) => [one.url, one]));
    const pictures = now.pictures.map((one) => ({ ...one, alt: texts.get(one.url)?.alt ?? one.alt }));
    return { ...edit, pictures, urls: now.urls, editedAt: now.editedAt };
  }
  const kept = edit.pictures.filter(({ url }) => url === undefined || now.urls.includes(url));
  const added = now.pictures
    .filter(({ url = '' }) => !edit.urls.includes(url))
    .map((one) => ({ ...one, id: `new ${one.id}` }));
  return { ...edit, pictures: [...kept, ...added], urls: now.urls, editedAt: now.editedAt };
}

export function storeEdit(postId: string, edit: Edit | null): void {
  const stored = edit && {
    ...edit,
    pictures: edit.pictures.map(({ id, url, alt, licence }) => ({ id, url, alt, licence })),
  };
  writeTabStorage(storageKey(postId), stored);
}

/** Reads the edit kept in this tab, or begins one; `lost` counts pictures that the device did not keep. */
export async function loadEdit(post: Post): Promise<{ edit: Edit; lost: number }> {
  const stored = readTabStorage(storageKey(post._id), storedEdit);
  if (stored === undefined) return { edit: toEdit(post), lost: 0 };
  const chosen = stored.pictures.filter(({ url }) => url === undefined);
  const files =
    chosen.length === 0
      ? []
      : await onDevice('readonly', (store) => readFiles(store, post.user._id, chosen)).catch(() => []);
  const found = new Map(files.map((one) => [one.id, shownPicture(one)]));
  const pictures = stored.pictures.flatMap((one): EditPicture[] => {
    if (one.url !== undefined) return [{ ...one, preview: one.url }];
    const picture = found.get(one.id);
    return picture ? [picture] : [];
  });
  return { edit: { ...stored, pictures }, lost: chosen.length - files.length };
}
