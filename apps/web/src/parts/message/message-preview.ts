import type { Message, RecentMessage } from '@aranya/contracts';
import { m } from '../../lib/language/messages';

/** The specification asks for it, whatever the number of unread messages. */
export const UNREAD_BADGE = '1';

export function isUnread({ seen }: Pick<RecentMessage, 'seen'>): boolean {
  return !seen;
}

/** A message without text has a picture. */
export function messagePreview({ text }: Pick<Message, 'text'>): string {
  return text === '' ? m.toast_media() : text;
}

/** Returns {@link messagePreview}; own messages begin with 'You: '. */
export function previewLine(message: Pick<Message, 'text'> & { mine: boolean }): string {
  const text = messagePreview(message);
  return message.mine ? m.chat_you({ text }) : text;
}

const TOAST_CODE_POINTS = 50;

/** Returns at most 50 code points. */
export function toastPreview(message: Pick<Message, 'text'>): string {
  return Array.from(messagePreview(message)).slice(0, TOAST_CODE_POINTS).join('');
}
