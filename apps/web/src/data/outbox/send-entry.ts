import { type Comment, type Message, type Post, sightingInputSchema } from '@aranya/contracts';
import { v4 as newId } from 'uuid';
import { m } from '../../lib/language/messages';
import { ApiError, errorText, tsr, unwrap } from '../../lib/api';
import { eitherSignal } from '../../lib/either-signal';
import { packComment, packForm } from './pack-entry';
import type { QueueEntry } from './queue-entry';
import type { Failure } from './queue-engine';

type Sighted = { seen_on: string; species: readonly { species: string; count: number | null }[] };

const sightingWords = ({ seen_on: day, species }: Sighted) =>
  [day, ...species.map((one) => `${one.species} ${one.count}`)].join();

/** True if the API stored this version of the post. */
function isWhatWasSent(post: Post, { text, files, draft }: Pick<QueueEntry, 'text' | 'files' | 'draft'>) {
  const sighting = sightingInputSchema.nullable().parse(draft?.sighting ?? null);
  const isSameSighting =
    sighting === null || post.sighting === null
      ? sighting === post.sighting
      : sightingWords(sighting) === sightingWords(post.sighting);
  return post.content === text && post.images.length === files.length && isSameSighting;
}

/** For a slow connection; the API waits for ten minutes. */
const TIMEOUT_MS = { text: 30_000, picture: 50_000 };

export type SentBody =
  | { kind: 'post'; post: Post }
  | { kind: 'message'; message: Message }
  | { kind: 'comment'; comment: Comment }
  | { kind: 'seen'; message: string; added: number };

class EarlierVersionError extends Error {
  constructor(readonly post: Post) {
    super(m.outbox_earlier());
  }
}

type Sendable = Omit<QueueEntry, 'seq'>;

/** Repeatable: the API stores a client id, and an animal of the life list, once. */
export async function sendEntry(entry: Sendable, ended?: AbortSignal): Promise<SentBody> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS.text + entry.files.length * TIMEOUT_MS.picture);
  const fetchOptions = { signal: ended ? eitherSignal(timeout, ended) : timeout };
  if (entry.kind === 'comment') {
    const body = packComment(entry);
    const { comment } = unwrap(await tsr.comments.add.mutate({ body, fetchOptions })).body;
    return { kind: 'comment', comment };
  }
  if (entry.kind === 'seen') {
    const body = { records: entry.records ?? [] };
    const { message, added } = unwrap(await tsr.lifeList.add.mutate({ body, fetchOptions })).body;
    return { kind: 'seen', message, added };
  }
  const body = packForm(entry);
  if (entry.kind === 'message') {
    const { message } = unwrap(await tsr.messages.send.mutate({ body, fetchOptions })).body;
    return { kind: 'message', message };
  }
  const { post } = unwrap(await tsr.posts.add.mutate({ body, fetchOptions })).body;
  if (!isWhatWasSent(post, entry)) throw new EarlierVersionError(post);
  return { kind: 'post', post };
}

const passing: Readonly<Record<string, Failure['kind']>> = {
  network: 'pause',
  // The session is over; the next sign-in sends it.
  unauthenticated: 'pause',
  unavailable: 'pause',
  too_many_requests: 'limit',
  internal: 'server',
};

export function toFailure(error: unknown, { kind }: Pick<QueueEntry, 'kind'>): Failure {
  if (error instanceof EarlierVersionError)
    return { kind: 'refusal', reason: error.message, renewedId: newId() };
  if (error instanceof DOMException) return { kind: 'pause', reason: '' };
  if (!(error instanceof ApiError)) return { kind: 'server', reason: errorText(error) };
  const { code, message, fields: problems } = error;
  // The post with this client id was deleted, unless its draft is newer.
  const isDeleted = kind === 'post' && code === 'conflict' && problems['draft_revision'] === undefined;
  const renewed = isDeleted ? { renewedId: newId() } : {};
  const reason = code === 'network' || code === 'unauthenticated' ? '' : message;
  return { kind: passing[code] ?? 'refusal', reason, problems, ...renewed };
}
