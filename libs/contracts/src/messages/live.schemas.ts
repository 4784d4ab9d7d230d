import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { notificationKindSchema } from '../notifications/notifications.schemas';
import { authorSchema } from '../users/users.schemas';
import { messageSchema } from './messages.schemas';

/** Events of GET /api/messages/{userId}. A client that reconnects receives those it missed. */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  messageSchema.extend({ type: z.literal('message'), sender: authorSchema.nullable() }),
  z.object({ type: z.literal('seen'), by_user_id: idSchema, up_to: timeSchema }),
  z.object({ type: z.literal('deleted'), message_id: idSchema, from_user_id: idSchema.nullable() }),
  /** Left out where a block may be the cause. */
  z.object({
    type: z.literal('connections'),
    user_id: idSchema.optional(),
    notification: notificationKindSchema.optional(),
  }),
  /** Comments, suggestions or the text of an open post changed. */
  z.object({ type: z.literal('post'), post_id: idSchema }),
  z.object({ type: z.literal('notification'), notification: notificationKindSchema.optional() }),
  /** The current user read it, on any device. */
  z.object({ type: z.literal('chat_read'), from_user_id: idSchema, up_to: timeSchema }),
  z.object({ type: z.literal('notifications_read') }),
  /** Saved, published or discarded, on any device. */
  z.object({ type: z.literal('drafts') }),
  /** On any device; the stream closes. */
  z.object({ type: z.literal('signed_out') }),
  /** Too many missed events: reload everything. */
  z.object({ type: z.literal('resync') }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
