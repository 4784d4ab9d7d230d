import { isEmptyMessage, type Message, sendMessageFields } from '@aranya/contracts';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { cleanPicture, type CleanPicture, pictureTooHeavy } from '../platform/media/pictures';
import { errors, throwIfDenied } from '../platform/plugins/errors';
import { readMultipart, type UploadedFile } from '../platform/plugins/uploads';
import { readChatRelationship } from './chat-relationship';
import type { NewMessage } from './insert-message';
import { newPictureKey } from './message-pictures';
import { authorizeWrite } from './messages.policy';
import type { MessagesRepository } from './messages.repository';

/** A picture is kept only with its message. */
export function createMessageForms(
  { db, media, quotas }: Pick<FastifyInstance, 'db' | 'media' | 'quotas'>,
  messages: MessagesRepository,
) {
  /** A repeated client id returns the earlier message. */
  async function send(request: FastifyRequest, fromId: string): Promise<Message> {
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

  return { send, removeFile };
}

async function readMessage(request: FastifyRequest, take: (file: UploadedFile) => Promise<CleanPicture>) {
  const { fields, files } = await readMultipart(request, {
    fields: sendMessageFields,
    files: [{ name: 'image', max: 1, tooMany: 'A message can have one picture.', tooHeavy: pictureTooHeavy }],
    take,
  });
  return { fields, picture: files['image']?.[0] };
}
