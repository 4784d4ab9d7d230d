import { z } from 'zod';
import { jsonField } from './json-field';
import { limits } from './limits';
import { ifMissing } from './sentences';
import { textOf } from './text';

/** In pixels, upright; `alt` can be empty. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
});

/** Creative Commons 4.0 and CC0 1.0. */
export const pictureLicences = ['all_rights_reserved', 'cc_by', 'cc_by_sa', 'cc0'] as const;
export const pictureLicenceSchema = z.enum(pictureLicences, ifMissing('Choose a licence.'));

export const postPictureSchema = pictureSchema.extend({ licence: pictureLicenceSchema });

/** From 0. */
export const picturePositionSchema = z
  .number()
  .int()
  .min(0)
  .max(limits.imagesPerPost - 1);

export type Picture = z.infer<typeof pictureSchema>;
export type PictureLicence = z.infer<typeof pictureLicenceSchema>;
export type PostPicture = z.infer<typeof postPictureSchema>;

const listField = (name: string) =>
  jsonField(limits.imagesPerPost * 2000, `${name} must be a JSON list of texts.`);

export const imageAltsField = listField('image_alts')
  .pipe(z.array(textOf(limits.imageAlt, 'A picture description')).max(limits.imagesPerPost))
  .meta({ description: 'A JSON list of what each picture shows, in the order of the pictures' });

export const imageLicencesField = listField('image_licences')
  .pipe(z.array(pictureLicenceSchema).max(limits.imagesPerPost))
  .meta({
    description: `A JSON list with the licence of each picture, in their order: ${pictureLicences.join(', ')}. Without it, the author's choice for new pictures holds`,
  });
