import type { QueryClient } from '@tanstack/react-query';
import { meQueryKey } from '../../lib/session/me-query-key';
import { countComments, refreshTalk } from '../comments/comment-keys';
import { lifeListKeys } from '../life-list/life-list-keys';
import { addToChat } from '../messages/message-cache';
import { messageKeys } from '../messages/message-keys';
import { postKeys, prependToFeed } from '../posts/post-cache';
import type { QueueEntry } from './queue-entry';
import type { SentBody } from './send-entry';

export function applySent(queryClient: QueryClient, entry: Pick<QueueEntry, 'to'>, sent: SentBody): void {
  if (sent.kind === 'message') {
    if (entry.to) addToChat(queryClient, entry.to.id, sent.message);
    return;
  }
  if (sent.kind === 'comment') {
    countComments(queryClient, sent.comment.post_id, 1);
    void refreshTalk(queryClient, sent.comment.post_id);
    return;
  }
  if (sent.kind === 'seen') {
    void queryClient.invalidateQueries({ queryKey: lifeListKeys.all });
    return;
  }
  prependToFeed(queryClient, sent.post);
  void queryClient.invalidateQueries({ queryKey: postKeys.all });
  void queryClient.invalidateQueries({ queryKey: meQueryKey });
}

/** The refusal may reveal a changed chat or account. */
export function applyRefused(queryClient: QueryClient, { to, kind }: Pick<QueueEntry, 'to' | 'kind'>): void {
  if (kind === 'message' && to) void queryClient.invalidateQueries({ queryKey: messageKeys.history(to.id) });
  if (kind === 'comment' && to) void refreshTalk(queryClient, to.id);
  if (kind === 'post') void queryClient.invalidateQueries({ queryKey: postKeys.all });
  void queryClient.invalidateQueries({ queryKey: meQueryKey });
}
