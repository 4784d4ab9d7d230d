import type { EntryKind, QueueEntry } from '../../data/outbox/queue-entry';
import { getLocale, intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';

/** Such as "2 posts and 1 comment". */
export function countWords(entries: readonly Pick<QueueEntry, 'kind'>[]): string {
  const said = {
    post: m.outbox_posts,
    message: m.outbox_messages,
    comment: m.outbox_comments,
    seen: m.outbox_additions,
  } satisfies Record<EntryKind, unknown>;
  const words = (['post', 'message', 'comment', 'seen'] as const).flatMap((kind) => {
    const count = entries.filter((one) => one.kind === kind).length;
    return count === 0 ? [] : [said[kind]({ count })];
  });
  return new Intl.ListFormat(getLocale() === 'en' ? 'en-GB' : intlLocale()).format(words);
}

export function kindWords({ kind, to }: Pick<QueueEntry, 'kind' | 'to'>): string {
  if (kind === 'message') return to?.name ? m.outbox_message_to({ name: to.name }) : m.outbox_message();
  return { post: m.outbox_post, comment: m.outbox_comment, seen: m.community_life_list }[kind]();
}
