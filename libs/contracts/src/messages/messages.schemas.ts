import { z } from 'zod';
import { clientIdSchema, idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { textOf } from '../common/text';
import { authorSchema } from '../users/users.schemas';

export const messageTypes = ['text', 'image'] as const;

/** `media_url` is signed and expires; `seq` orders the chat; user ids are null for deleted accounts. */
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

export const recentMessageSchema = messageSchema.extend({
  from_user_id: z.object({ _id: idSchema, full_name: z.string(), profile_picture: z.string() }),
});

export const chatSummarySchema = z.object({
  user: authorSchema.extend({ bio: z.string() }),
  latest: z
    .object({
      _id: idSchema,
      text: z.string(),
      message_type: z.enum(messageTypes),
      mine: z.boolean(),
      createdAt: timeSchema,
    })
    .nullable(),
  unread: z.boolean(),
});

export const formerChatSchema = z.object({
  peer_id: idSchema,
  user: authorSchema.nullable(),
  text: z.string(),
  message_type: z.enum(messageTypes),
  createdAt: timeSchema,
});

/** Takes cleaned text. */
export function isEmptyMessage(text: string, hasImage: boolean): boolean {
  return text === '' && !hasImage;
}

export const sendMessageFields = z.object({
  to_user_id: idSchema,
  text: textOf(limits.messageText, 'Your message').default(''),
  client_id: clientIdSchema.optional(),
  image_alt: textOf(limits.imageAlt, 'A picture description').optional(),
});

export type Message = z.infer<typeof messageSchema>;
export type ChatSummary = z.infer<typeof chatSummarySchema>;
export type FormerChat = z.infer<typeof formerChatSchema>;
export type RecentMessage = z.infer<typeof recentMessageSchema>;
export type SendMessageFields = z.input<typeof sendMessageFields>;
