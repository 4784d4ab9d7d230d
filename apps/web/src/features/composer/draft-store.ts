import { hashtagsIn, type PictureLicence, pictureLicenceSchema } from '@aranya/contracts';
import { z } from 'zod';
import { readFiles } from '../../lib/file-storage';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';
import { sightingDraftSchema } from '../../parts/post-editor/sighting/sighting-draft';

const storedDraft = z.object({
  text: z.string(),
  clientId: z.string().min(1),
  /** Their files are in the file storage. */
  pictures: z
    .array(
      z.object({
        id: z.string().min(1),
        alt: z.string(),
        licence: pictureLicenceSchema.default('all_rights_reserved'),
      }),
    )
    .default([]),
  sighting: sightingDraftSchema.nullable().default(null),
  /** "What is this?" */
  asks: z.boolean().default(false),
});

export type StoredDraft = z.infer<typeof storedDraft>;

export interface DraftFile {
  id: string;
  file: File;
  alt: string;
  licence: PictureLicence;
}

// One tab's only: two posts with one client id would be one post.
const key = (userId: string) => `aranya.draft.${userId}`;

interface DraftContent {
  text: string;
  pictures: readonly unknown[];
  sighting: unknown;
  asks: boolean;
}

export const isEmptyDraft = ({ text, pictures, sighting, asks }: DraftContent) =>
  text === '' && pictures.length === 0 && sighting === null && !asks;

export function loadDraft(userId: string): StoredDraft | null {
  const draft = readTabStorage(key(userId), storedDraft);
  return draft === undefined || isEmptyDraft(draft) ? null : draft;
}

export function parseDraft(value: unknown): StoredDraft | undefined {
  return storedDraft.safeParse(value).data;
}

/** Removes an empty one. */
export function saveDraft(userId: string, draft: StoredDraft): void {
  writeTabStorage(key(userId), isEmptyDraft(draft) ? null : draft);
}

export function clearDraft(userId: string): void {
  writeTabStorage(key(userId), null);
}

/** Without those that the browser did not keep. */
export async function loadPictures(userId: string, pictures: StoredDraft['pictures']): Promise<DraftFile[]> {
  const files = await readFiles(
    userId,
    pictures.map(({ id }) => id),
  );
  return pictures.flatMap((picture, index) => {
    const file = files[index];
    return file === undefined ? [] : [{ ...picture, file }];
  });
}

/** Adds the hashtag of the page that the person comes from. */
export function withTag(text: string, tag: string | null): string {
  if (tag === null || hashtagsIn(text).includes(tag)) return text;
  return `${text === '' ? '' : `${text.trimEnd()} `}#${tag} `;
}
