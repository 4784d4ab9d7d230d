import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureSchema } from '../common/pictures';
import { ifWrong } from '../common/sentences';
import { animalKeySchema, taxonBesideKey } from '../sightings/sightings.schemas';
import { authorSchema, relationshipSchema } from '../users/users.schemas';

/**
 * `answer` is to a comment. `agreed`: the community agreed on a name, or moderators settled `free_name`; the
 * only actor is then the current user.
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
  'correction',
] as const;

export const notificationKindSchema = z.enum(notificationKinds);

/** `listed` puts a kind into list and count, `pushed` sends it to browsers. */
export const notificationSettingSchema = z.object({
  kind: notificationKindSchema,
  listed: z.boolean(ifWrong('listed must be true or false.')),
  pushed: z.boolean(ifWrong('pushed must be true or false.')),
});

/**
 * Why no digest can be sent: the member is under 18, the site's provider keeps the addresses, the site sends no
 * mail, or the member has not confirmed their address.
 */
export const digestObstacles = ['child', 'provider', 'mail', 'address'] as const;

export const digestSchema = z.object({
  chosen: z.boolean(),
  obstacle: z.enum(digestObstacles).nullable(),
});

export const notificationActorSchema = authorSchema.extend({ relation: relationshipSchema });

/** Those of a kind about one post or comment are one, with the newest's id and time; `read` once all are. */
export const notificationSchema = z.object({
  _id: idSchema,
  kind: notificationKindSchema,
  actors: z.array(notificationActorSchema).min(1).max(limits.notificationActors),
  actors_total: z.number().int().positive().max(limits.notificationCount),
  post: z.object({ _id: idSchema, excerpt: z.string(), picture: pictureSchema.nullable() }).nullable(),
  /** The newest, or the one that was liked. */
  comment: z.object({ _id: idSchema, excerpt: z.string() }).nullable(),
  species: animalKeySchema.nullable(),
  ...taxonBesideKey,
  /** The free name that became `species`. */
  free_name: animalKeySchema.nullish(),
  read: z.boolean(),
  createdAt: timeSchema,
});

export type NotificationKind = z.infer<typeof notificationKindSchema>;
export type NotificationSetting = z.infer<typeof notificationSettingSchema>;
export type DigestObstacle = (typeof digestObstacles)[number];
export type Digest = z.infer<typeof digestSchema>;
export type NotificationActor = z.infer<typeof notificationActorSchema>;
export type Notification = z.infer<typeof notificationSchema>;
