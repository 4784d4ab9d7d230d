import type { Notification } from './notifications.schemas';

/** Follow the actors' names. */
export function notificationWords(
  kind: Notification['kind'],
  { isComment, speciesName }: { isComment: boolean; speciesName: string | undefined },
): string {
  switch (kind) {
    case 'request':
      return 'wants to connect';
    case 'accepted':
      return 'accepted your request';
    case 'follow':
      return 'follows you';
    case 'like':
      return isComment ? 'liked your comment' : 'liked your post';
    case 'comment':
      return 'commented on your post';
    case 'answer':
      return 'replied to your comment';
    case 'mention':
      return isComment ? 'mentioned you in a comment' : 'mentioned you in a post';
    case 'identification':
      return speciesName === undefined
        ? 'suggested what your post shows'
        : `suggested ${speciesName} for your post`;
    case 'agreed':
      return speciesName === undefined
        ? 'and others agree on what a post shows'
        : `and others agree: it is ${speciesName}`;
    case 'alt_text':
      return 'described a picture of yours';
    case 'correction':
      return 'decided about your correction';
  }
}
