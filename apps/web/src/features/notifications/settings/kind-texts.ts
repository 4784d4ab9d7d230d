import type { NotificationKind } from '@aranya/contracts';

export const kindTexts: Record<NotificationKind, { label: string; hint: string }> = {
  comment: { label: 'Comments', hint: 'Somebody comments on your post.' },
  answer: { label: 'Replies', hint: 'Somebody replies to your comment.' },
  mention: { label: 'Mentions', hint: 'Somebody writes your username in a post or comment.' },
  like: { label: 'Likes', hint: 'Somebody likes your post or comment.' },
  identification: { label: 'Suggested names', hint: 'Somebody says what your post shows.' },
  agreed: {
    label: 'Agreed names',
    hint: 'The community agrees on what your post shows, or one that you suggested a name for. Or an animal you named in your own words gets a name from our list.',
  },
  alt_text: { label: 'Picture descriptions', hint: 'Somebody describes a picture of yours.' },
  correction: { label: 'Corrections', hint: 'An editor decides about a correction that you suggested.' },
  request: { label: 'Requests', hint: 'Somebody wants to connect.' },
  accepted: { label: 'Accepted requests', hint: 'Somebody accepts your request.' },
  follow: { label: 'New followers', hint: 'Somebody follows you.' },
};

interface KindGroup {
  label: string;
  hint: string;
  kinds: readonly NotificationKind[];
}

export const kindGroups: readonly KindGroup[] = [
  {
    label: 'What you wrote',
    hint: 'Comments, replies, mentions and likes.',
    kinds: ['comment', 'answer', 'mention', 'like'],
  },
  {
    label: 'What you saw',
    hint: 'Names for your animals, words for your pictures, and answers to your corrections.',
    kinds: ['identification', 'agreed', 'alt_text', 'correction'],
  },
  {
    label: 'People',
    hint: 'Requests, and who follows you.',
    kinds: ['request', 'accepted', 'follow'],
  },
];
