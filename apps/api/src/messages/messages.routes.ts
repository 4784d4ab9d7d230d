import { apiContract, isEmptyMessage, type Message, sendMessageFields } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyInstance, FastifyBaseLogger, FastifyRequest } from 'fastify';
import { getCurrentUserId } from '../members/current-user/current-user';
import { isForeignKeyViolation } from '../platform/db/types';
import { cleanPicture, type CleanPicture, pictureTooHeavy } from '../platform/media/pictures';
import { errors, throwIfDenied } from '../platform/plugins/errors';
import { answerJson } from '../platform/plugins/json-answer';
import { readMultipart, type UploadedFile } from '../platform/plugins/uploads';
import { readChat } from './chat';
import { decodeChatCursor, encodeChatCursor } from './chat-cursor';
import { readChatRelationship } from './chat-relationship';
import { decodeChatsCursor, readChats } from './chats';
import type { NewMessage } from './insert-message';
import { newPictureKey, type PictureUrls } from './message-pictures';
import { authorizeDelete, authorizeRead, authorizeWrite, noSuchPerson } from './messages.policy';
import { createMessagesRepository } from './messages.repository';
import { recentMessages } from './recent-messages';

const s = initServer();
const { recent, get, chats, former, send, seen, remove } = apiContract.messages;

/** Requires a signed-in user. */
export function messagesRoutes({ db, media, quotas, live }: FastifyInstance, pictureUrls: PictureUrls) {
  const messages = createMessagesRepository(db, pictureUrls.sign, live);

  /** A repeated client id returns the earlier message. */
  async function sendForm(request: FastifyRequest, fromId: string): Promise<Message> {
    const { fields, picture: clean } = await readMessage(request, async (file) => {
      await quotas.assertLeft(db.write, fromId, 'picture');
      return cleanPicture(file, fromId);
    });
    const { to_user_id: toId, text, client_id: clientId, image_alt: alt = '' } = fields;
    if (isEmptyMessage(text, clean !== undefined))
      throw errors.invalid('Please write something or choose a picture.');
    const message = { fromId, toId, text, clientId };
    if (clean) return sendPicture(message, clean, alt, request.log);
    const sent = await quotas.claim(db.write, fromId, 'message', (claim) =>
      messages.sendText(message, claim),
    );
    return sent.message;
  }

  async function sendPicture(message: NewMessage, clean: CleanPicture, alt: string, log: FastifyBaseLogger) {
    const { fromId, toId } = message;
    throwIfDenied(authorizeWrite(await readChatRelationship(db.write, fromId, toId)));
    const picture = { key: newPictureKey(), clean, alt };
    await media.put(picture.key, clean.bytes, clean.type);
    let isStored = false;
    try {
      const sent = await quotas.during((take) => messages.sendPicture({ ...message, picture }, take));
      isStored = sent.isNew;
      return sent.message;
    } finally {
      if (!isStored) await removeFile(picture.key, log);
    }
  }

  async function removeFile(key: string, log: FastifyBaseLogger): Promise<void> {
    await media.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'The picture of a message could not be removed yet');
    });
  }

  return s.plugin(
    s.router(
      { recent, get, chats, former, send, seen, remove },
      {
        recent: async ({ request, reply }) => {
          const found = await recentMessages(await db.upToDate(), getCurrentUserId(request));
          return { status: 200, body: answerJson(reply, { success: true as const, messages: found }) };
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
          const page = {
            success: true as const,
            messages: chat.messages,
            next_cursor: chat.olderThan === null ? null : encodeChatCursor(chat.olderThan),
            user: chat.user,
            can_write: authorizeWrite(chat.relationship) === null,
          };
          return { status: 200, body: answerJson(reply, page) };
        },

        chats: async ({ request, reply, query: { cursor, limit } }) => {
          const currentUserId = getCurrentUserId(request);
          const from = cursor === undefined ? undefined : decodeChatsCursor(cursor);
          const page = await readChats(await db.upToDate(), { currentUserId, limit, from });
          const answer = { success: true as const, chats: page.chats, next_cursor: page.next };
          return { status: 200, body: answerJson(reply, answer) };
        },

        former: async ({ request, reply }) => {
          const chats = await messages.former(getCurrentUserId(request));
          return { status: 200, body: answerJson(reply, { success: true as const, chats }) };
        },

        send: async ({ request }) => {
          const currentUserId = getCurrentUserId(request);
          const message = await sendForm(request, currentUserId).catch(rethrowAsNotFound);
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
          if (key !== null) await removeFile(key, request.log);
          return { status: 200, body: { success: true, message: 'Message deleted' } };
        },
      },
    ),
  );
}

async function readMessage(request: FastifyRequest, take: (file: UploadedFile) => Promise<CleanPicture>) {
  const { fields, files } = await readMultipart(request, {
    fields: sendMessageFields,
    files: [{ name: 'image', max: 1, tooMany: 'A message can have one picture.', tooHeavy: pictureTooHeavy }],
    take,
  });
  return { fields, picture: files['image']?.[0] };
}

/** An account was deleted during the request. */
function rethrowAsNotFound(error: unknown): never {
  throw isForeignKeyViolation(error) ? noSuchPerson() : error;
}
