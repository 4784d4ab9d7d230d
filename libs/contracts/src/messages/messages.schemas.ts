import { z } from 'zod';
import { clientIdSchema, idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { textOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

export const messageTypes = ['text', 'image'] as const;

/**
 * A message of a chat. `message_type` is image when it carries a picture; then `media_url` is an address that works
 * for ten minutes for the two users, and the sizes are its pixels. `media_url` is empty otherwise. `seq` orders a
 * chat as its recipient received it. `from_user_id` is null in the chat with a deleted user's messages.
 */
export const messageSchema = z.object({
  _id: idSchema,
  from_user_id: idSchema.nullable(),
  to_user_id: idSchema.nullable(),
  text: z.string(),
  message_type: z.enum(messageTypes),
  media_url: z.string(),
  media_width: z.number().int().positive().nullable(),
  media_height: z.number().int().positive().nullable(),
  media_alt: z.string(),
  seen: z.boolean(),
  seq: z.number().int().nonnegative(),
  client_id: clientIdSchema.nullable(),
  createdAt: timeSchema,
});

/** In the recent list the sender stands as an object. */
export const recentMessageSchema = messageSchema.extend({
  from_user_id: z.object({ _id: idSchema, full_name: z.string(), profile_picture: z.string() }),
});

/** A chat that can only be read. `user` is null where the account was deleted; the rest is its latest message. */
export const formerChatSchema = z.object({
  peer_id: idSchema,
  user: authorSchema.nullable(),
  text: z.string(),
  message_type: z.enum(messageTypes),
  createdAt: timeSchema,
});

/** The text fields of POST /api/messages/send (multipart; `image` is a file, optional). */
export const sendMessageFields = z.object({
  to_user_id: idSchema,
  text: textOf(limits.messageText, 'Your message').default(''),
  client_id: clientIdSchema.optional(),
  image_alt: textOf(limits.imageAlt, 'A picture description').optional(),
});

export type Message = z.infer<typeof messageSchema>;
export type FormerChat = z.infer<typeof formerChatSchema>;
export type RecentMessage = z.infer<typeof recentMessageSchema>;
export type SendMessageFields = z.input<typeof sendMessageFields>;
