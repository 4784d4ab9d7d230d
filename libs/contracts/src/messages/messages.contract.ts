import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { pageInput, pageOutput } from '../common/paging';
import { authorSchema } from '../users/users.schemas';
import {
  formerChatSchema,
  messageSchema,
  recentMessageSchema,
  type SendMessageFields,
} from './messages.schemas';

const c = initContract();

export const messagesContract = c.router({
  recent: {
    method: 'GET',
    path: '/user/recent-messages',
    responses: { 200: z.object({ success, messages: z.array(recentMessageSchema) }) },
    summary: 'The latest message received from each sender, newest first',
  },
  get: {
    method: 'POST',
    path: '/messages/get',
    body: z.object({ to_user_id: idSchema, ...pageInput }),
    responses: {
      200: z.object({
        success,
        messages: z.array(messageSchema),
        ...pageOutput,
        /** The other side; null where the account was deleted. */
        user: authorSchema.nullable(),
        /** Whether the viewer may send to the other now. */
        can_write: z.boolean(),
      }),
    },
    summary:
      'The latest messages with a user, oldest first; `next_cursor` leads to older ones. Marks them seen',
  },
  former: {
    method: 'GET',
    path: '/user/former-chats',
    responses: { 200: z.object({ success, chats: z.array(formerChatSchema) }) },
    summary:
      'Chats with people with whom the viewer is not connected any more, deleted accounts among them; 50 at most, the latest first',
  },
  send: {
    method: 'POST',
    path: '/messages/send',
    contentType: 'multipart/form-data',
    // Read part by part by the server, which checks the fields by sendMessageFields.
    body: c.type<FormData | (SendMessageFields & { image?: File })>(),
    responses: { 200: z.object({ success, message: messageSchema }) },
    summary: 'Send a message to a connection; repeated with the same client_id it is sent once',
  },
  seen: {
    method: 'POST',
    path: '/messages/seen',
    body: z.object({ from_user_id: idSchema }),
    responses: { 200: doneSchema },
    summary: "Mark a user's messages seen, as they arrive in an open chat",
  },
  remove: {
    method: 'POST',
    path: '/messages/delete',
    body: z.object({ messageId: idSchema }),
    responses: { 200: doneSchema },
    summary: "Delete one's own message on both sides",
  },
  stream: {
    method: 'GET',
    path: '/messages/:userId',
    pathParams: z.object({ userId: idSchema }),
    headers: z.object({ 'last-event-id': z.string().max(40).optional() }),
    responses: { 200: c.otherResponse({ contentType: 'text/event-stream', body: c.type<ReadableStream>() }) },
    summary: "The user's own event stream: see liveEventSchema",
  },
});
