import english from '../translated/notices/en.json' with { type: 'json' };
import type { NotificationKind } from './notifications.schemas';

export interface About {
  isComment: boolean;
  speciesName: string | undefined;
}

/** Names the sentence in `translated/notices`. */
export function noticeKey(kind: NotificationKind, { isComment, speciesName }: About) {
  switch (kind) {
    case 'request':
      return 'notice_request';
    case 'accepted':
      return 'notice_accepted';
    case 'follow':
      return 'notice_follow';
    case 'like':
      return isComment ? 'notice_like_comment' : 'notice_like_post';
    case 'comment':
      return 'notice_commented';
    case 'answer':
      return 'notice_answered';
    case 'mention':
      return isComment ? 'notice_mention_comment' : 'notice_mention_post';
    case 'identification':
      return speciesName === undefined ? 'notice_identified' : 'notice_identified_as';
    case 'agreed':
      return speciesName === undefined ? 'notice_agreed' : 'notice_agreed_on';
    case 'alt_text':
      return 'notice_described';
    case 'correction':
      return 'notice_corrected';
  }
}

/** Follow the actors' names. */
export const notificationWords = (kind: NotificationKind, about: About): string =>
  english[noticeKey(kind, about)].replace('{who} ', '').replace('{animal}', () => about.speciesName ?? '');
