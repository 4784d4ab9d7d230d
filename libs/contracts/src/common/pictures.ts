import { z } from 'zod';
import { limits } from './limits';
import { textOf } from './text';

/** In pixels, upright; `alt` can be empty. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
});

export type Picture = z.infer<typeof pictureSchema>;

/** A form field: a JSON list of descriptions, in the order of the pictures. */
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
