import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureSchema } from '../common/pictures';
import { lineOf, textOf } from '../common/text';
import { fullNameSchema } from './names';
import { devanagariUsername, latinUsername, usernameSchema } from './usernames';
import { ifMissing, ifWrong } from '../common/sentences';
import { visibilities, type Visibility } from '../common/visibility';

export { fullNameSchema, nameProblem } from './names';
export { cleanUsername, USERNAME, usernameSchema } from './usernames';

/** `incoming`: the other user has sent a request. */
export const relationshipSchema = z.object({
  is_self: z.boolean(),
  follows: z.boolean(),
  followed_by: z.boolean(),
  connection: z.enum(['none', 'outgoing', 'incoming', 'connected']),
  blocked: z.boolean(),
});

export const authorSchema = z.object({
  _id: idSchema,
  full_name: z.string(),
  username: z.string(),
  profile_picture: z.string(),
});

/**
 * Unset texts are empty. Id lists hold the newest entries, always with the current user. `limited` hides bio,
 * location, cover and other ids.
 */
export const userSchema = authorSchema.extend({
  id: idSchema,
  bio: z.string(),
  location: z.string(),
  cover_photo: z.string(),
  createdAt: timeSchema,
  followers: z.array(idSchema),
  following: z.array(idSchema),
  connections: z.array(idSchema),
  followers_count: z.number().int().nonnegative(),
  following_count: z.number().int().nonnegative(),
  connections_count: z.number().int().nonnegative(),
  posts_count: z.number().int().nonnegative(),
  profile_image: pictureSchema.nullable(),
  cover_image: pictureSchema.nullable(),
  limited: z.boolean(),
  relation: relationshipSchema,
});

/** Meanwhile only the calls for own data, export and deletion are allowed. */
export const suspensionSchema = z.object({
  reason: z.string(),
  since: timeSchema,
  until: timeSchema.nullable(),
});

export const profileVisibilities = ['connections', 'public'] as const satisfies readonly Visibility[];

export const privacySchema = z.object({
  profile: z.enum(profileVisibilities, ifMissing('Choose who may see your profile.')),
  likes: z.enum(visibilities, ifMissing('Choose who may see what you like.')),
  /** Guests read the profile, if it is for all members, and what its owner publishes, if the site allows it. */
  open_to_guests: z.boolean(),
});

/** Without `open_to_guests`, that choice stays as it is. */
export const setPrivacySchema = privacySchema.extend({
  open_to_guests: z.boolean(ifWrong('Say whether your profile is open to guests.')).optional(),
});

/** Editors decide about facts alone. */
export const teamRoles = ['editor', 'moderator', 'admin'] as const;
/** From the fewest rights to the most. */
export const roles = ['member', ...teamRoles] as const;
export const roleSchema = z.enum(roles);

/** From the freest to the strictest: CC0 1.0, and Creative Commons 4.0. */
export const recordLicences = ['cc0', 'cc_by', 'cc_by_nc'] as const;
export type RecordLicence = (typeof recordLicences)[number];

/** An id, or `@` and a username. */
export const profileIdSchema = z.union(
  [idSchema, latinUsername, devanagariUsername],
  ifWrong('This is neither an id nor @ and a username.'),
);

/** Absent fields stay unchanged. */
export const updateUserFields = z.object({
  username: usernameSchema.optional(),
  bio: textOf(limits.bio, 'Bio').optional(),
  location: lineOf(limits.location, 'Location').optional(),
  full_name: fullNameSchema.optional(),
});

export type Relationship = z.infer<typeof relationshipSchema>;
export type Author = z.infer<typeof authorSchema>;
export type Privacy = z.infer<typeof privacySchema>;
export type SetPrivacy = z.infer<typeof setPrivacySchema>;
export type Role = z.infer<typeof roleSchema>;
export type Suspension = z.infer<typeof suspensionSchema>;
export type User = z.infer<typeof userSchema>;
export type UpdateUserFields = z.input<typeof updateUserFields>;
