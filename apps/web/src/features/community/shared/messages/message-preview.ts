import type { Message, RecentMessage } from '@aranya/contracts';

/** The badge of a sender with something unread, whatever the number of messages: so it is specified. */
export const UNREAD_BADGE = '1';

/**
 * Whether a sender wears the badge {@link UNREAD_BADGE}: where his latest message has not been seen. It never counts
 * further, since the recent list knows the latest message of each sender only.
 */
export function isUnread({ seen }: Pick<RecentMessage, 'seen'>): boolean {
  return !seen;
}

/** A message in one line; one without words carries a picture. */
export function previewOf({ text }: Pick<Message, 'text'>): string {
  return text === '' ? 'Media' : text;
}

/** Code points of a message that its toast shows. */
const TOAST_CHARACTERS = 50;

/** The beginning of a message, as the reply toast shows it: no character is cut in two. */
export function toastPreviewOf(message: Pick<Message, 'text'>): string {
  return Array.from(previewOf(message)).slice(0, TOAST_CHARACTERS).join('');
}
