import { type Post, sightingInputSchema } from '@aranya/contracts';
import type { QueueEntry } from './queue-entry';

type Sighted = { seen_on: string; species: readonly { species: string; count: number | null }[] };

const wordsOf = ({ seen_on: day, species }: Sighted) =>
  [day, ...species.map((one) => `${one.species} ${one.count}`)].join();

/** Whether the API stored this post and not an earlier version. */
export function isWhatWasSent(
  post: Post,
  { text, files, draft }: Pick<QueueEntry, 'text' | 'files' | 'draft'>,
): boolean {
  const sighting = sightingInputSchema.nullable().parse(draft?.sighting ?? null);
  const isSameSighting =
    sighting === null || post.sighting === null
      ? sighting === post.sighting
      : wordsOf(sighting) === wordsOf(post.sighting);
  return post.content === text && post.images.length === files.length && isSameSighting;
}
