import { z } from 'zod';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { lineOf } from '../common/text';

export const collectionNameSchema = lineOf(limits.collectionName, 'The name').refine(
  (name) => name !== '',
  'A collection needs a name.',
);

/** Counts posts that can be seen, up to `limits.bookmarkCount`. */
const total = z.number().int().nonnegative().max(limits.bookmarkCount);

export const collectionSchema = z.object({ _id: idSchema, name: z.string(), total });

export const bookmarkSchema = z.object({ bookmarked: z.boolean(), collection: idSchema.nullable() });

export type Collection = z.infer<typeof collectionSchema>;
export type Bookmark = z.infer<typeof bookmarkSchema>;
