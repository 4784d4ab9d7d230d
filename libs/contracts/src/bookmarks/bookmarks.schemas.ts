import { z } from 'zod';
import { idSchema } from '../common/ids';
import { limits } from '../common/limits';
import { requiredLineSchema } from '../common/text';

export const collectionNameSchema = requiredLineSchema(
  limits.collectionName,
  'The name',
  'A collection needs a name.',
);

const total = z.number().int().nonnegative().max(limits.bookmarkCount);

export const collectionSchema = z.object({ _id: idSchema, name: z.string(), total });

export const bookmarkSchema = z.object({ bookmarked: z.boolean(), collection: idSchema.nullable() });

export type Collection = z.infer<typeof collectionSchema>;
export type Bookmark = z.infer<typeof bookmarkSchema>;
