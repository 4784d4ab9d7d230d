import type { Message } from '@aranya/contracts';
import { eq, type SQL } from 'drizzle-orm';
import { messageMedia, messages } from '../db/schema';
import type { Db } from '../db/types';
import type { SignPictureUrl } from './message-pictures';

type MediaRow = Pick<typeof messageMedia.$inferSelect, 'width' | 'height' | 'alt'>;

export interface MessageRow {
  message: typeof messages.$inferSelect;
  picture: MediaRow | null;
}

export function selectMessages(db: Db, where: SQL | undefined) {
  const { width, height, alt } = messageMedia;
  return db
    .select({ message: messages, picture: { width, height, alt } })
    .from(messages)
    .leftJoin(messageMedia, eq(messageMedia.messageId, messages.id))
    .where(where);
}

/** Only the sender receives the `client_id`. */
export function viewMessage(
  { message, picture }: MessageRow,
  currentUserId: string,
  sign: SignPictureUrl,
): Message {
  return {
    _id: message.id,
    from_user_id: message.fromId,
    to_user_id: message.toId,
    text: message.text,
    message_type: message.messageType,
    media_url: picture ? sign(message.id, currentUserId) : '',
    media_width: picture?.width ?? null,
    media_height: picture?.height ?? null,
    media_alt: picture?.alt ?? '',
    seen: message.seenAt !== null,
    seq: message.lowId === currentUserId ? message.lowSeq : message.highSeq,
    client_id: message.fromId === currentUserId ? message.clientId : null,
    createdAt: message.createdAt.toISOString(),
  };
}
