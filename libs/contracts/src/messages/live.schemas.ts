import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { authorSchema } from '../users/users.schemas';
import { messageSchema } from './messages.schemas';

/**
 * An event of the stream GET /api/messages/{userId}. The event name is `type`, the id is the recipient's sequence
 * number. A client that reconnects with Last-Event-ID receives exactly the events it missed.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  /** First event of a stream opened without Last-Event-ID: no later event is missed. */
  z.object({ type: z.literal('ready') }),
  messageSchema.extend({ type: z.literal('message'), sender: authorSchema.nullable() }),
  /** `by_user_id` has seen the current user's messages up to `up_to`. */
  z.object({ type: z.literal('seen'), by_user_id: idSchema, up_to: timeSchema }),
  z.object({ type: z.literal('deleted'), message_id: idSchema, from_user_id: idSchema.nullable() }),
  /** The current user's connections, requests or followers changed. */
  z.object({ type: z.literal('connections') }),
  /** Too many events were missed to send them again: reload everything. */
  z.object({ type: z.literal('resync') }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
