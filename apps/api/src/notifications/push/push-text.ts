import { limits, type NotificationKind, type PushPayload } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';

const EXCERPT_LENGTH = 80;

export interface PushedNotification extends Record<string, unknown> {
  kind: NotificationKind;
  actor: string;
  actor_id: string;
  /** People of the group that are unread, this one among them; up to `limits.notificationCount`. */
  people: number;
  post_id: string | null;
  comment_id: string | null;
  /** The text that the actor wrote. */
  comment: string | null;
  species: string | null;
  tag: string;
}

const nameOf = (species: string | null) => roster.find(({ slug }) => slug === species)?.name;

function wordsOf({ kind, comment_id: commentId, species }: PushedNotification): string {
  const name = nameOf(species);
  switch (kind) {
    case 'request':
      return 'wants to connect';
    case 'accepted':
      return 'accepted your request';
    case 'follow':
      return 'follows you';
    case 'like':
      return commentId === null ? 'liked your post' : 'liked your comment';
    case 'comment':
      return 'commented on your post';
    case 'answer':
      return 'replied to your comment';
    case 'mention':
      return commentId === null ? 'mentioned you in a post' : 'mentioned you in a comment';
    case 'identification':
      return name === undefined ? 'suggested what your post shows' : `suggested ${name} for your post`;
    case 'agreed':
      return name === undefined ? 'and others agree on what a post shows' : `and others agree: it is ${name}`;
    case 'alt_text':
      return 'described a picture of yours';
  }
}

function othersOf(people: number): string {
  if (people < 2) return '';
  const others = people - 1;
  const count = people === limits.notificationCount ? `${others}+` : String(others);
  return ` and ${count} ${others === 1 ? 'other' : 'others'}`;
}

function excerptOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= EXCERPT_LENGTH
    ? characters.join('')
    : `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`;
}

function urlOf({ kind, actor_id: actorId, post_id: postId, comment_id: commentId }: PushedNotification) {
  if (postId !== null) return `/community/post/${postId}${commentId === null ? '' : `?comment=${commentId}`}`;
  return kind === 'request' ? '/community/notifications' : `/community/profile/${actorId}`;
}

/** Says nothing of a post's text: it may name a place. */
export function pushPayloadOf(notification: PushedNotification): PushPayload {
  const { kind, actor, people, comment, tag } = notification;
  const writes = kind === 'comment' || kind === 'answer' || (kind === 'mention' && comment !== null);
  return {
    title: `${actor}${othersOf(people)} ${wordsOf(notification)}`,
    body: writes && comment !== null ? excerptOf(comment) : '',
    url: urlOf(notification),
    tag,
  };
}
