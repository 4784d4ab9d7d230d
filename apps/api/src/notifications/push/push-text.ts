import {
  communityPaths,
  limits,
  type Language,
  type NamedTaxon,
  type NotificationKind,
  type PushPayload,
} from '@aranya/contracts';
import { noticeSentence, settledSentence } from '@aranya/contracts/translated/notices/notice-sentence';
import { localNamesOf, roster } from '@aranya/wildlife-data';
import { addressPrefix } from '../../platform/languages/sentences';

const EXCERPT_LENGTH = 80;

export interface PushedNotification extends Record<string, unknown> {
  kind: NotificationKind;
  actor: string;
  actor_id: string;
  /** Unread people of the group, up to `limits.notificationCount`. */
  people: number;
  post_id: string | null;
  comment_id: string | null;
  comment: string | null;
  species: string | null;
  /** Null for species of the catalogue. */
  taxon: NamedTaxon | null;
  /** The recipient's settled free name; the text then names no person. */
  free_name: string | null;
  /** The recipient's; null for English. */
  language: Language | null;
  tag: string;
}

const animalName = ({ species, taxon, language }: PushedNotification) =>
  localNamesOf(species ?? '').find((names) => names.language === language)?.names[0]?.name ??
  roster.find(({ slug }) => slug === species)?.name ??
  taxon?.name ??
  taxon?.scientific_name;

function toExcerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  return characters.length <= EXCERPT_LENGTH
    ? characters.join('')
    : `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…`;
}

function toPath({ kind, actor_id: actorId, post_id: postId, comment_id: commentId }: PushedNotification) {
  if (postId !== null) return communityPaths.post(postId, commentId);
  return kind === 'request' ? communityPaths.notifications() : communityPaths.profile(actorId);
}

/** Says nothing of a post's text: it may name a place. */
export function toPushPayload(notification: PushedNotification): PushPayload {
  const { kind, actor, people, comment, comment_id: commentId, free_name: freeName, tag } = notification;
  const language = notification.language ?? 'en';
  const speciesName = animalName(notification);
  const writes = kind === 'comment' || kind === 'answer' || (kind === 'mention' && comment !== null);
  const count = Math.max(people, 1) - 1;
  const others = { count, number: people === limits.notificationCount ? `${count}+` : String(count) };
  const title =
    freeName === null || speciesName === undefined
      ? noticeSentence({ kind, isComment: commentId !== null, speciesName, first: actor, others }, language)
      : settledSentence(freeName, speciesName, language);
  return {
    title,
    body: writes && comment !== null ? toExcerpt(comment) : '',
    url: addressPrefix(language) + toPath(notification),
    tag,
  };
}
