import { z } from 'zod';
import { limits } from './limits';
import { textOf } from './text';

/** A stored picture. Width and height in pixels, upright; `alt` is empty when its owner gave none. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
});

export type Picture = z.infer<typeof pictureSchema>;

/** The `image_alts` field of a form: a JSON list of texts, in the order of the pictures. Missing ones are empty. */
export const imageAltsField = z
  .string()
  .max(8_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'image_alts must be a JSON list of texts.' });
      return z.NEVER;
    }
  })
  .pipe(z.array(textOf(limits.imageAlt, 'A picture description')).max(limits.imagesPerPost));
