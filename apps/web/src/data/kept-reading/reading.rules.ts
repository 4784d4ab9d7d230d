import { ApiError } from '../../lib/api/api-error';
import { meQueryKey } from '../../lib/session/me-query-key';
import { lifeListKeys } from '../life-list/life-list-keys';
import { messageKeys } from '../messages/message-keys';
import { muteKeys } from '../mutes/mute-keys';
import { notificationKeys } from '../notifications/notification-keys';
import { postKeys } from '../posts/post-cache';
import { readingId } from './reading-id';

/** A member's latest answer from the API. */
export interface Reading {
  userId: string;
  queryKey: readonly unknown[];
  /** Epoch ms. */
  readAt: number;
  /** The answer, or its pages, as JSON. */
  text: string;
}

export const MAX_AGE_DAYS = 14;
const MAX_AGE_MS = MAX_AGE_DAYS * 24 * 3_600_000;
export const MAX_READINGS = 30;
export const MAX_PAGES = 3;
/** In characters, of one reading and of all. */
export const MAX_LENGTH = 400_000;
const MAX_TOTAL_LENGTH = 5_000_000;

const screens = {
  me: meQueryKey,
  words: muteKeys.words,
  feed: postKeys.feed,
  chats: messageKeys.chats,
  former: messageKeys.former,
  recent: messageKeys.recent,
  notifications: notificationKeys.list,
  unread: notificationKeys.unread,
} as const;

export type ReadingKind = keyof typeof screens | 'lifeList' | 'chat';

const kinds = new Map(
  Object.entries(screens).map(([kind, queryKey]) => [readingId(queryKey), kind as ReadingKind]),
);

/** Returns the other person's id for a chat's key. */
export function chatPartner([domain, kind, otherId]: readonly unknown[]): string | undefined {
  return domain === 'messages' && kind === 'chat' && typeof otherId === 'string' ? otherId : undefined;
}

/** Returns undefined for what is not kept, such as others' life lists. */
export function readingKind(queryKey: readonly unknown[], userId: string): ReadingKind | undefined {
  const id = readingId(queryKey);
  if (id === readingId(lifeListKeys.of(userId))) return 'lifeList';
  const otherId = chatPartner(queryKey);
  if (otherId !== undefined && id === readingId(messageKeys.history(otherId))) return 'chat';
  return kinds.get(id);
}

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

const hasPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

function firstPages(data: Pages, count: number): Pages {
  return { ...data, pages: data.pages.slice(0, count), pageParams: data.pageParams.slice(0, count) };
}

/** Returns as many first pages as JSON as may be kept; undefined if the first is too long. */
export function readingText(data: unknown): string | undefined {
  const counts = hasPages(data) ? [MAX_PAGES, 1] : [0];
  return counts
    .map((count) => JSON.stringify(hasPages(data) ? firstPages(data, count) : data))
    .find((text) => text.length <= MAX_LENGTH);
}

/** Reverses `readingText`. JSON has null for the first page, whose cursor is undefined. */
export function readingData(text: string): unknown {
  const data: unknown = JSON.parse(text);
  return hasPages(data)
    ? { ...data, pageParams: data.pageParams.map((cursor) => cursor ?? undefined) }
    : data;
}

export function readingBodies(data: unknown): unknown[] {
  const answers = hasPages(data) ? data.pages : [data];
  return answers.map((answer) => (answer as { body?: unknown } | null)?.body);
}

/** Returns the account's readings, latest first, within age and size limits. */
export function readingsToKeep<Kept extends Reading>(
  readings: readonly Kept[],
  userId: string,
  now: number,
): Kept[] {
  let length = 0;
  return readings
    .filter((reading) => reading.userId === userId && now - reading.readAt <= MAX_AGE_MS)
    .sort((one, other) => other.readAt - one.readAt)
    .slice(0, MAX_READINGS)
    .filter(({ text }) => (length += text.length) <= MAX_TOTAL_LENGTH);
}

/** True when the API no longer shows this to the member, for example after a block. */
export const isWithdrawn = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404].includes(error.status);
