import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { authorSchema } from '../users/users.schemas';
import { messageSchema } from './messages.schemas';

/**
 * What the event stream GET /api/messages/{userId} carries: each event has this JSON as `data`, `type` as its event
 * name, and the recipient's sequence number as its id. A client that reconnects with Last-Event-ID gets exactly what
 * it missed.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  /** The first event of a stream that was opened without Last-Event-ID: from here on nothing is missed. */
  z.object({ type: z.literal('ready') }),
  /** A new message; `sender` is there for the toast. The message's own fields stand at the top, as specified. */
  messageSchema.extend({ type: z.literal('message'), sender: authorSchema.nullable() }),
  /** The other side has seen the viewer's messages up to `up_to`. */
  z.object({ type: z.literal('seen'), by_user_id: idSchema, up_to: timeSchema }),
  /** A message was deleted by its sender. */
  z.object({ type: z.literal('deleted'), message_id: idSchema, from_user_id: idSchema.nullable() }),
  /** Connections, requests or followers of the viewer changed. */
  z.object({ type: z.literal('connections') }),
  /** Too much was missed to be sent again: everything should be read anew. */
  z.object({ type: z.literal('resync') }),
]);

export type LiveEvent = z.infer<typeof liveEventSchema>;
