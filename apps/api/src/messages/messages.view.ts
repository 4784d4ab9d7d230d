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

/** The contract's `Message` for {@link signPictures}. Only the sender receives the `client_id`. */
export const messageFields = ({ currentUser, message, picture }: MessageAliases): SQL => sql`
  '_id', ${message}.id, 'from_user_id', ${message}.from_id, 'to_user_id', ${message}.to_id, 'text', ${message}.text,
  'message_type', ${message}.message_type, ${unsignedUrl(picture)}, ${mediaFields(picture)},
  'seen', ${message}.seen_at is not null,
  'seq', ${messageSeq({ currentUser, message })},
  'client_id', case when ${message}.from_id = ${currentUser} then ${message}.client_id end,
  'createdAt', ${isoTime(sql`${message}.created_at`)}`;

export const mediaFields = (picture: SQLWrapper): SQL => sql`'media_width', ${picture}.width,
  'media_height', ${picture}.height, 'media_alt', coalesce(${picture}.alt, '')`;

/** The message's id, where it has a picture, until {@link signPictures} has put the URL there. */
export const unsignedUrl = (picture: SQLWrapper): SQL =>
  sql`'media_url', coalesce(${picture}.message_id::text, '')`;

const UNSIGNED = /"media_url" ?: ?"([\da-f-]{36})"/g;

/** @param json of messages; a text cannot pass for a URL, since its quotes are escaped */
export const signPictures = (json: string, viewerId: string, sign: SignPictureUrl): string =>
  json.replace(UNSIGNED, (_unsigned, id: string) => `"media_url":"${sign(id, viewerId)}"`);
