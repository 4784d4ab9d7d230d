import type { Message } from '@aranya/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isoTime } from '../platform/common/iso-time';
import type { SignPictureUrl } from './message-pictures';

interface MessageAliases {
  currentUser: SQLWrapper;
  message: SQLWrapper;
  picture: SQLWrapper;
}

export const messageSeq = ({ currentUser, message }: Omit<MessageAliases, 'picture'>): SQL =>
  sql`case when ${message}.low_id = ${currentUser} then ${message}.low_seq else ${message}.high_seq end`;

/** The contract's `Message` with an empty `media_url`. Only the sender receives the `client_id`. */
export const messageFields = ({ currentUser, message, picture }: MessageAliases): SQL => sql`
  '_id', ${message}.id, 'from_user_id', ${message}.from_id, 'to_user_id', ${message}.to_id, 'text', ${message}.text,
  'message_type', ${message}.message_type, ${mediaFields(picture)}, 'seen', ${message}.seen_at is not null,
  'seq', ${messageSeq({ currentUser, message })},
  'client_id', case when ${message}.from_id = ${currentUser} then ${message}.client_id end,
  'createdAt', ${isoTime(sql`${message}.created_at`)}`;

export const mediaFields = (picture: SQLWrapper): SQL => sql`'media_url', '', 'media_width', ${picture}.width,
  'media_height', ${picture}.height, 'media_alt', coalesce(${picture}.alt, '')`;

export function withPictureUrl(message: Message, viewerId: string, sign: SignPictureUrl): Message {
  return message.media_width === null ? message : { ...message, media_url: sign(message._id, viewerId) };
}
