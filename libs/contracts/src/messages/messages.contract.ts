import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { doneSchema, success } from '../common/envelope';
import { idSchema } from '../common/ids';
import { pageInput, pageOutput } from '../common/paging';
import { authorSchema } from '../users/users.schemas';
import {
  chatSummarySchema,
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
    summary: 'List the latest message received from each sender, newest first',
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
        user: authorSchema.nullable(),
        can_write: z.boolean(),
      }),
    },
    summary:
      'List the latest messages with a user, oldest first, and mark them seen; the cursor leads to older ones',
  },
  chats: {
    method: 'GET',
    path: '/messages/chats',
    query: z.object(pageInput),
    responses: { 200: z.object({ success, chats: z.array(chatSummarySchema), ...pageOutput }) },
    summary:
      'List connections with the latest message of each chat: newest chat first, then those without messages',
  },
  former: {
    method: 'GET',
    path: '/user/former-chats',
    responses: { 200: z.object({ success, chats: z.array(formerChatSchema) }) },
    summary: 'List chats with former connections and deleted accounts, newest first; 50 at most',
  },
  send: {
    method: 'POST',
    path: '/messages/send',
    contentType: 'multipart/form-data',
    // The server validates with sendMessageFields.
    body: c.type<FormData | (SendMessageFields & { image?: File })>(),
    responses: { 200: z.object({ success, message: messageSchema }) },
    summary: 'Send a message to a connection; idempotent by client_id',
  },
  seen: {
    method: 'POST',
    path: '/messages/seen',
    body: z.object({ from_user_id: idSchema }),
    responses: { 200: doneSchema },
    summary: "Mark a user's messages as seen, as they arrive in an open chat",
  },
  remove: {
    method: 'POST',
    path: '/messages/delete',
    body: z.object({ messageId: idSchema }),
    responses: { 200: doneSchema },
    summary: 'Delete an own message for both users',
  },
  stream: {
    method: 'GET',
    path: '/messages/:userId',
    pathParams: z.object({ userId: idSchema }),
    headers: z.object({ 'last-event-id': z.string().max(40).optional() }),
    responses: { 200: c.otherResponse({ contentType: 'text/event-stream', body: c.type<ReadableStream>() }) },
    summary: "The current user's event stream, see liveEventSchema",
  },
});
