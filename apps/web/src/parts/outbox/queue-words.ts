import type { EntryKind, QueueEntry } from '../../data/outbox/queue-entry';

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Such as "2 posts and 1 message". */
export function countWords(entries: readonly Pick<QueueEntry, 'kind'>[]): string {
  const count = (kind: EntryKind) => entries.filter((one) => one.kind === kind).length;
  const words = [
    [count('post'), 'post', 'posts'],
    [count('message'), 'message', 'messages'],
  ] as const;
  return new Intl.ListFormat('en-GB').format(
    words.flatMap(([number, one, more]) => (number === 0 ? [] : [plural(number, one, more)])),
  );
}

export function pictureWords(count: number): string {
  return plural(count, 'picture', 'pictures');
}

export function kindWords({ kind, to }: Pick<QueueEntry, 'kind' | 'to'>): string {
  if (kind === 'post') return 'Post';
  return `Message to ${to?.name || 'somebody'}`;
}
