import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { requiredTextOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

/** A deleted comment kept for its answers has no `user` and no `content`. */
export const commentSchema = z.object({
  _id: idSchema,
  post_id: idSchema,
  parent_id: idSchema.nullable(),
  user: authorSchema.nullable(),
  content: z.string(),
  likes_total: z.number().int().nonnegative(),
  liked: z.boolean(),
  answers_total: z.number().int().nonnegative(),
  createdAt: timeSchema,
  deleted: z.boolean(),
  hidden: z.object({ reason: z.string() }).optional(),
});

export const threadSchema = commentSchema.extend({
  answers: z.array(commentSchema).max(limits.firstAnswers),
  answers_cursor: z.string().nullable(),
});

export const commentTextSchema = requiredTextOf(limits.commentText, 'Your comment');

export type Comment = z.infer<typeof commentSchema>;
export type CommentThread = z.infer<typeof threadSchema>;
