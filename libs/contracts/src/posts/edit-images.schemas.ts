import { z } from 'zod';
import { jsonField } from '../common/json-field';
import { limits } from '../common/limits';
import { pictureLicenceSchema } from '../common/pictures';
import { altSchema, editSchema } from './post-edits.schemas';

/** All pictures after the edit. */
const editedImagesSchema = z
  .array(
    z.object({
      /** Without it, the picture is the next of the sent files. */
      url: z.string().max(200).optional(),
      alt: altSchema,
      licence: pictureLicenceSchema,
    }),
  )
  .max(limits.imagesPerPost, `A post can have at most ${limits.imagesPerPost} pictures.`);

export const editImagesFields = z.object({
  edit: jsonField(64_000, 'edit must be a JSON object.').pipe(
    editSchema.extend({ images: editedImagesSchema }),
  ),
});

export type EditedImage = z.output<typeof editedImagesSchema>[number];
