import { apiContract } from '@aranya/contracts';
import type { FastifyInstance } from 'fastify';
import { getCurrentUserId } from '../people/current-user/current-user';
import { isForeignKeyViolation } from '../platform/db/types';
import { throwIfDenied } from '../platform/plugins/errors';
import { answerJson, pickCalls, defineRoutes } from '../platform/plugins/contract-routes';
import { readChat } from './chat';
import { decodeChatCursor, encodeChatCursor } from './chat-cursor';
import { readChatRelationship } from './chat-relationship';
import { readChats } from './chats';
import { createMessageForms } from './message-forms';
import type { PictureUrls } from './message-pictures';
import { authorizeDelete, authorizeRead, authorizeWrite, noSuchPerson } from './messages.policy';
import { createMessagesRepository } from './messages.repository';
import { recentMessages } from './recent-messages';

/** Requires a signed-in user. */
export function messagesRoutes({ db, media, quotas, live }: FastifyInstance, pictureUrls: PictureUrls) {
  const messages = createMessagesRepository(db, pictureUrls.sign, live);

  const forms = createMessageForms({ media, quotas, db }, messages);

  return defineRoutes(
    pickCalls(apiContract.messages, 'recent', 'get', 'chats', 'former', 'send', 'seen', 'remove'),
    {
      recent: async ({ request, reply }) => {
        const found = await recentMessages(await db.upToDate(), getCurrentUserId(request));
        return answerJson(reply, { messages: found });
      },

      get: async ({ request, reply, body }) => {
        const currentUserId = getCurrentUserId(request);
        const { to_user_id: otherId, limit, cursor } = body;
        const olderThan = cursor === undefined ? undefined : decodeChatCursor(cursor);
        const read = async () =>
          readChat(await db.upToDate(), { currentUserId, otherId, limit, olderThan }, pictureUrls.sign);
        let chat = await read();
        throwIfDenied(authorizeRead(chat.relationship));
        // Read again, so that received messages are already seen.
        if (olderThan === undefined && chat.hasUnseen) {
          await messages.markSeen(currentUserId, otherId);
          chat = await read();
        }
        return answerJson(reply, {
          messages: chat.messages,
          next_cursor: chat.olderThan === null ? null : encodeChatCursor(chat.olderThan),
          user: chat.user,
          can_write: authorizeWrite(chat.relationship) === null,
        });
      },

      chats: async ({ request, reply, query }) =>
        answerJson(reply, await readChats(await db.upToDate(), getCurrentUserId(request), query)),

      former: async ({ request, reply }) => {
        const chats = await messages.former(getCurrentUserId(request));
        return answerJson(reply, { chats });
      },

      send: async ({ request }) => {
        const currentUserId = getCurrentUserId(request);
        const message = await forms.send(request, currentUserId).catch(rethrowAsNotFound);
        return { status: 200, body: { success: true, message } };
      },

      seen: async ({ request, body }) => {
        const currentUserId = getCurrentUserId(request);
        const relationship = await readChatRelationship(db.write, currentUserId, body.from_user_id);
        throwIfDenied(authorizeRead(relationship));
        await messages.markSeen(currentUserId, body.from_user_id);
        return { status: 200, body: { success: true, message: 'Seen' } };
      },

      remove: async ({ request, body }) => {
        const currentUserId = getCurrentUserId(request);
        const key = await messages.remove(body.messageId, (message) =>
          throwIfDenied(authorizeDelete(message, currentUserId)),
        );
        if (key !== null) await forms.removeFile(key, request.log);
        return { status: 200, body: { success: true, message: 'Message deleted' } };
      },
    },
  );
}

/** An account was deleted during the request. */
function rethrowAsNotFound(error: unknown): never {
  throw isForeignKeyViolation(error) ? noSuchPerson() : error;
}
