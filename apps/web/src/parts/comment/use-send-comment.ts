import type { Comment } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { useCommentDraft } from '../../data/comments/comment-draft';
import { enqueue } from '../../data/outbox/enqueue';
import { takeEntry } from '../../data/outbox/queue-actions';
import { commentEntry } from '../../data/outbox/queue-entry';
import type { SentBody } from '../../data/outbox/send-entry';
import { errorText } from '../../lib/api';
import { m } from '../../lib/language/messages';

interface SendCommentOptions {
  userId: string;
  postId: string;
  parentId: string | undefined;
  draft: ReturnType<typeof useCommentDraft>;
  onAdded: (comment: Comment) => void;
  /** The queue sends the comment later. */
  onWaiting: () => void;
}

/**
 * Sends a comment, which offline waits in the queue. After a refusal `problem` has the reason, and the draft
 * stays.
 */
export function useSendComment(options: SendCommentOptions) {
  const { draft, onAdded, onWaiting, ...target } = options;
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const deliver = async () => {
    const entry = commentEntry({ ...target, clientId: draft.clientId, text: draft.text });
    const result = await enqueue(queryClient, entry, draft.handOver);
    if (result.kind === 'sent' || result.kind === 'waiting') {
      draft.clear();
      const answer = result.kind === 'sent' ? (result.answer as SentBody | undefined) : undefined;
      if (answer?.kind === 'comment') onAdded(answer.comment);
      if (result.kind === 'waiting') {
        notify.info(
          result.reason === '' ? m.comment_waits() : m.comment_waits_why({ reason: result.reason }),
        );
        onWaiting();
      }
      return;
    }
    // Leaves a refused comment in the queue, because nobody can edit it here any more.
    if (result.kind === 'refused' && !here.current) return;
    if (result.kind === 'refused') await takeEntry(entry.id);
    draft.takeBack();
    setProblem(result.kind === 'refused' ? result.reason : errorText(result.error));
  };

  const send = async () => {
    if (pending) return;
    if (draft.text.trim() === '') return setProblem(m.comment_empty());
    setProblem(undefined);
    setPending(true);
    await deliver();
    setPending(false);
  };
  return { send, pending, problem };
}
