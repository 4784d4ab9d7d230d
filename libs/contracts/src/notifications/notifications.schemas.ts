import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureSchema } from '../common/pictures';
import { authorSchema, relationshipSchema } from '../users/users.schemas';

/**
 * `request`: somebody asks to connect; `accepted`: they accepted the current user's request; `answer`: to a comment;
 * `identification`: a suggestion what a post shows; `agreed`: the community agreed on one; `alt_text`: a suggested text for a picture.
 */
export const notificationKinds = [
  'request',
  'accepted',
  'follow',
  'like',
  'comment',
  'answer',
  'mention',
  'identification',
  'agreed',
  'alt_text',
] as const;

export const notificationKindSchema = z.enum(notificationKinds);

export const notificationActorSchema = authorSchema.extend({ relation: relationshipSchema });

/** One, or all of a kind about one post: the id, the time and `read` are those of the newest. */
export const notificationSchema = z.object({
  _id: idSchema,
  kind: notificationKindSchema,
  /** Newest first. */
  actors: z.array(notificationActorSchema).min(1).max(limits.notificationActors),
  /** Counted up to `limits.notificationCount`. */
  actors_total: z.number().int().positive().max(limits.notificationCount),
  post: z.object({ _id: idSchema, excerpt: z.string(), picture: pictureSchema.nullable() }).nullable(),
  read: z.boolean(),
  createdAt: timeSchema,
});

export type NotificationKind = z.infer<typeof notificationKindSchema>;
export type NotificationActor = z.infer<typeof notificationActorSchema>;
export type Notification = z.infer<typeof notificationSchema>;
