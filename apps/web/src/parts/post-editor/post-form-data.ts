import type { PictureLicence } from '@aranya/contracts';
import { addPostFields, postTypeOf } from '@aranya/contracts';
import type { SightingDraft } from './sighting/sighting-draft';

interface Attachments {
  clientId: string;
  pictures: readonly { file: File; alt: string; licence: PictureLicence }[];
  sighting: SightingDraft | null;
  asks: boolean;
}

/** The text as the API stores it, or why it refuses it. */
export function checkText(text: string): { content: string } | { problem: string } {
  const parsed = addPostFields.shape.content.safeParse(text);
  if (parsed.success) return { content: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? 'This text cannot be published.' };
}

/** Files come last: the API reads the fields before them. */
export function postFormData(content: string, { clientId, pictures, sighting, asks }: Attachments): FormData {
  const form = new FormData();
  form.append('content', content);
  form.append('post_type', postTypeOf(content, pictures.length));
  form.append('client_id', clientId);
  form.append('image_alts', JSON.stringify(pictures.map(({ alt }) => alt)));
  form.append('image_licences', JSON.stringify(pictures.map(({ licence }) => licence)));
  if (sighting !== null) form.append('sighting', JSON.stringify(sighting));
  if (asks) form.append('asks', 'true');
  for (const { file } of pictures) form.append('images', file, file.name);
  return form;
}
