import { apiContract, sendMessageFields } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { isForeignKeyViolation } from '../db/types';
import { cleanPicture, pictureTooHeavy } from '../media/pictures';
import type { Dependencies } from '../dependencies';
import { errors } from '../plugins/errors';
import { readMultipart } from '../plugins/uploads';
import { createUsersRepository } from '../users/users.repository';
import { getCurrentUserId } from '../users/current-user';
import { chatCursorOf, placeOf } from './chat-cursor';
import { formerChats } from './former-chats';
import { newPictureKey, type PictureAddresses } from './message-pictures';
import { authorizeDelete, authorizeRead, authorizeWrite } from './messages.policy';
import { createMessagesRepository } from './messages.repository';
import { readChatRelationship } from './chat-relationship';

const s = initServer();
const { recent, get, former, send, seen, remove } = apiContract.messages;

interface MessagesDependencies extends Pick<Dependencies, 'db' | 'media'> {
  addresses: PictureAddresses;
}

/** Private messages, but for the stream. For signed-in users; everybody reads only what was written to or by him. */
export function messagesRoutes({ db, media, addresses }: MessagesDependencies) {
  const messages = createMessagesRepository(db, addresses.sign);
  const people = createUsersRepository({ read: db.write });

  /** Reads, checks and stores a message of this form; the sender's earlier one where it was sent before. */
  async function sendForm(request: FastifyRequest, fromId: string): Promise<string> {
    const { fields, picture: clean } = await readMessage(request);
    const { to_user_id: toId, text, client_id: clientId, image_alt: alt = '' } = fields;
    if (text === '' && !clean) throw errors.invalid('Please write something or choose a picture.');
    const refusal = authorizeWrite(await readChatRelationship(db.write, fromId, toId));
    if (refusal) throw refusal;

    const picture = clean && { key: newPictureKey(), clean, alt };
    if (picture) await media.put(picture.key, clean.bytes, clean.type);
    let kept = false;
    try {
      const { id, isNew } = await messages.send({ fromId, toId, text, clientId, picture });
      kept = isNew;
      return id;
    } finally {
      if (picture && !kept) await removeFile(picture.key, request.log);
    }
  }

  /** What could not be removed is swept later. */
  async function removeFile(key: string, log: FastifyBaseLogger): Promise<void> {
    await media.remove(key).catch((error: unknown) => {
      log.warn({ err: error }, 'The picture of a message could not be removed yet');
    });
  }

  return s.plugin(
    s.router(
      { recent, get, former, send, seen, remove },
      {
        recent: async ({ request }) => ({
          status: 200,
          body: { success: true, messages: await messages.recent(getCurrentUserId(request)) },
        }),

        get: async ({ request, body }) => {
          const currentUserId = getCurrentUserId(request);
          const otherId = body.to_user_id;
          const standing = await readChatRelationship(db.write, currentUserId, otherId);
          const refusal = authorizeRead(standing);
          if (refusal) throw refusal;
          const olderThan = body.cursor === undefined ? undefined : placeOf(body.cursor);
          // Before they are read: what is shown as unseen is what was unseen by the other side.
          if (olderThan === undefined) await messages.markSeen(currentUserId, otherId);
          const page = await messages.chat(currentUserId, otherId, body.limit, olderThan);
          const user = (await people.authorsByIds([otherId])).get(otherId) ?? null;
          return {
            status: 200,
            body: {
              success: true,
              messages: page.messages,
              next_cursor: page.olderThan === null ? null : chatCursorOf(page.olderThan),
              user,
              can_write: authorizeWrite(standing) === null,
            },
          };
        },

        former: async ({ request }) => ({
          status: 200,
          body: { success: true, chats: await formerChats(db, getCurrentUserId(request)) },
        }),

        send: async ({ request }) => {
          const currentUserId = getCurrentUserId(request);
          const id = await sendForm(request, currentUserId).catch(refuseWhereSomebodyIsGone);
          const message = await messages.view(currentUserId, id);
          if (message === null) throw errors.notFound('This message is gone.');
          return { status: 200, body: { success: true, message } };
        },

        seen: async ({ request, body }) => {
          const currentUserId = getCurrentUserId(request);
          const refusal = authorizeRead(
            await readChatRelationship(db.write, currentUserId, body.from_user_id),
          );
          if (refusal) throw refusal;
          await messages.markSeen(currentUserId, body.from_user_id);
          return { status: 200, body: { success: true, message: 'Seen' } };
        },

        remove: async ({ request, body }) => {
          const currentUserId = getCurrentUserId(request);
          const key = await messages.remove(body.messageId, (message) => {
            const refusal = authorizeDelete(message, currentUserId);
            if (refusal) throw refusal;
          });
          if (key !== null) await removeFile(key, request.log);
          return { status: 200, body: { success: true, message: 'Message deleted' } };
        },
      },
    ),
  );
}

async function readMessage(request: FastifyRequest) {
  const { fields, files } = await readMultipart(request, {
    fields: sendMessageFields,
    files: [{ name: 'image', max: 1, tooMany: 'A message can have one picture.', tooHeavy: pictureTooHeavy }],
    take: cleanPicture,
  });
  return { fields, picture: files['image']?.[0] };
}

/** An account may be deleted while a message to or from it is under way. */
function refuseWhereSomebodyIsGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? errors.notFound('There is no such person.') : error;
}
