import type { EntryKind, QueueEntry } from '../../data/outbox/queue-entry';

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Such as "2 posts and 1 comment". */
export function countWords(entries: readonly Pick<QueueEntry, 'kind'>[]): string {
  const count = (kind: EntryKind) => entries.filter((one) => one.kind === kind).length;
  const words = [
    [count('post'), 'post', 'posts'],
    [count('message'), 'message', 'messages'],
    [count('comment'), 'comment', 'comments'],
    [count('seen'), 'addition to the life list', 'additions to the life list'],
  ] as const;
  return new Intl.ListFormat('en-GB').format(
    words.flatMap(([number, one, more]) => (number === 0 ? [] : [plural(number, one, more)])),
  );
}

export function pictureWords(count: number): string {
  return plural(count, 'picture', 'pictures');
}

export function kindWords({ kind, to }: Pick<QueueEntry, 'kind' | 'to'>): string {
  if (kind === 'message') return `Message to ${to?.name || 'somebody'}`;
  return { post: 'Post', comment: 'Comment', seen: 'Life list' }[kind];
}
