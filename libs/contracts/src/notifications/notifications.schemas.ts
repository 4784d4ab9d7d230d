import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureSchema } from '../common/pictures';
import { speciesSlugSchema } from '../sightings/sightings.schemas';
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

/** Of one kind: whether the list and the count have it, and whether it is pushed to the browsers that asked. */
export const notificationSettingSchema = z.object({
  kind: notificationKindSchema,
  listed: z.boolean('listed must be true or false.'),
  pushed: z.boolean('pushed must be true or false.'),
});

export const notificationActorSchema = authorSchema.extend({ relation: relationshipSchema });

/**
 * One, or all of a kind about one post or comment: the id and the time are those of the newest; `read` once all are. `actors_total`
 * counts people, among the newest of many.
 */
export const notificationSchema = z.object({
  _id: idSchema,
  kind: notificationKindSchema,
  /** Newest first. */
  actors: z.array(notificationActorSchema).min(1).max(limits.notificationActors),
  /** Counted up to `limits.notificationCount`. */
  actors_total: z.number().int().positive().max(limits.notificationCount),
  post: z.object({ _id: idSchema, excerpt: z.string(), picture: pictureSchema.nullable() }).nullable(),
  /** The newest that was written, or the one that was liked. */
  comment: z.object({ _id: idSchema, excerpt: z.string() }).nullable(),
  /** A slug: the newest suggestion, or what the community agreed on. */
  species: speciesSlugSchema.nullable(),
  read: z.boolean(),
  createdAt: timeSchema,
});

export type NotificationKind = z.infer<typeof notificationKindSchema>;
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;
export type NotificationActor = z.infer<typeof notificationActorSchema>;
export type Notification = z.infer<typeof notificationSchema>;
