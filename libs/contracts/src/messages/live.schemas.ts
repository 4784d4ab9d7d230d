import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { notificationKindSchema } from '../notifications/notifications.schemas';
import { authorSchema } from '../users/users.schemas';
import { messageSchema } from './messages.schemas';

/** Events of GET /api/messages/{userId}. A client that reconnects receives those it missed. */
export const liveEventSchema = z.discriminatedUnion('type', [
  /** A new stream is open: no later event is missed. */
  z.object({ type: z.literal('ready') }),
  messageSchema.extend({ type: z.literal('message'), sender: authorSchema.nullable() }),
  z.object({ type: z.literal('seen'), by_user_id: idSchema, up_to: timeSchema }),
  z.object({ type: z.literal('deleted'), message_id: idSchema, from_user_id: idSchema.nullable() }),
  /**
   * Connections, requests or followers changed: towards `user_id`, or unnamed where a block may be the cause.
   * `notification`: what that user did.
   */
  z.object({
    type: z.literal('connections'),
    user_id: idSchema.optional(),
    notification: notificationKindSchema.optional(),
  }),
  /** A post that is open somewhere has new, changed or fewer comments or suggestions, or another text. */
  z.object({ type: z.literal('post'), post_id: idSchema }),
  /** There is a new notification, of this kind if it is one alone. */
  z.object({ type: z.literal('notification'), notification: notificationKindSchema.optional() }),
  /** Too many missed events: reload everything. */
  z.object({ type: z.literal('resync') }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
