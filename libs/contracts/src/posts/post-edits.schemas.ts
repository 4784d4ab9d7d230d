import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { textOf } from '../common/text';
import { sightingInputSchema } from '../sightings/sightings.schemas';

export const editSchema = z.object({
  postId: idSchema,
  /** As the post was opened. */
  edited_at: timeSchema.nullable(),
  content: textOf(limits.postText, 'Your post'),
  /** Null removes it. */
  sighting: sightingInputSchema.nullable().optional(),
});

export const altSchema = textOf(limits.imageAlt, 'A picture description');

export type PostEdit = z.input<typeof editSchema>;
