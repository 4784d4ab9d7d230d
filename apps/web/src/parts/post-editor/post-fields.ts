import { addPostFields, type PictureLicence, postTypeOf } from '@aranya/contracts';
import type { SightingDraft } from './sighting/sighting-draft';

interface Attachments {
  pictures: readonly { alt: string; licence: PictureLicence }[];
  sighting: SightingDraft | null;
  asks: boolean;
}

/** The text as the API stores it, or why it refuses it. */
export function checkText(text: string): { content: string } | { problem: string } {
  const parsed = addPostFields.shape.content.safeParse(text);
  if (parsed.success) return { content: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? 'This text cannot be published.' };
}

/** The form of a new post without its client id and files, which the outbox adds. */
export const postFields = (
  content: string,
  { pictures, sighting, asks }: Attachments,
): [name: string, value: string][] => [
  ['content', content],
  ['post_type', postTypeOf(content, pictures.length)],
  ['image_alts', JSON.stringify(pictures.map(({ alt }) => alt))],
  ['image_licences', JSON.stringify(pictures.map(({ licence }) => licence))],
  ...(sighting === null ? [] : [['sighting', JSON.stringify(sighting)] as [string, string]]),
  ...(asks ? [['asks', 'true'] as [string, string]] : []),
];
