import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { requiredTextOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

/**
 * `user` is null and `content` empty where the comment only holds the place for its answers: it is deleted, its author is gone, or
 * the current user must not see it. `hidden` tells the author why moderators hide it from everybody else.
 */
export const commentSchema = z.object({
  _id: idSchema,
  post_id: idSchema,
  /** Of the comment that this one answers; answers have no answers themselves. */
  parent_id: idSchema.nullable(),
  user: authorSchema.nullable(),
  content: z.string(),
  likes_total: z.number().int().nonnegative(),
  liked: z.boolean(),
  /** Without those of people hidden from the current user. */
  answers_total: z.number().int().nonnegative(),
  createdAt: timeSchema,
  deleted: z.boolean(),
  hidden: z.object({ reason: z.string() }).optional(),
});

/** A comment with its first answers. */
export const threadSchema = commentSchema.extend({
  answers: z.array(commentSchema).max(limits.firstAnswers),
  /** For `comments.answers`; null if these are all. */
  answers_cursor: z.string().nullable(),
});

export const commentTextSchema = requiredTextOf(limits.commentText, 'Your comment');

export type Comment = z.infer<typeof commentSchema>;
export type CommentThread = z.infer<typeof threadSchema>;
