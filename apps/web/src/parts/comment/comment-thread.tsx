import type { Comment, CommentThread as Thread, User } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { uniqueById } from '../../lib/paging/use-pages';
import { useReplies } from '../../data/comments/use-comments';
import { CommentComposer } from './comment-composer';
import { hasCommentDraft } from '../../data/comments/comment-draft';
import { commentElementId, CommentItem } from './comment-item';
import styles from './comment-list.module.css';
import { m } from '../../lib/language/messages';

interface CommentThreadProps {
  thread: Thread;
  me: User;
  postAuthorId: string;
  isMarked: (id: string) => boolean;
}

export function CommentThread({ thread, me, postAuthorId, isMarked }: CommentThreadProps) {
  const [repliedTo, setRepliedTo] = useState<Comment | null>(() =>
    hasCommentDraft(me._id, thread._id) ? thread : null,
  );
  const [isExpanded, setExpanded] = useState(false);
  const more = useReplies(thread.post_id, thread._id, isExpanded);
  const replies = uniqueById(more.data ?? thread.answers);
  const left = thread.answers_total - replies.length;
  const canExpand = more.data === undefined ? thread.answers_cursor !== null : more.hasNextPage;
  const next = useRef<string>(null);
  // The new or answered comment takes the focus from the form.
  useEffect(() => {
    if (next.current === null || document.activeElement !== document.body) return;
    const element = document.getElementById(commentElementId(next.current));
    if (element === null) return;
    next.current = null;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  });
  const close = (nextId: string) => {
    next.current = nextId;
    setRepliedTo(null);
  };
  const composer = repliedTo !== null && (
    <CommentComposer
      key={repliedTo._id}
      me={me}
      postId={thread.post_id}
      repliedTo={repliedTo}
      onAdded={({ _id }) => {
        close(_id);
        setExpanded(true);
      }}
      onCancel={() => close(repliedTo._id)}
    />
  );

  return (
    <li className={`stack gap-2 single ${styles.thread}`}>
      <CommentItem
        comment={thread}
        postAuthorId={postAuthorId}
        marked={isMarked(thread._id)}
        onReply={() => setRepliedTo(thread)}
      />
      {(replies.length > 0 || composer) && (
        <div className={styles.below}>
          {replies.length > 0 && (
            <ul className="stack gap-3 single" aria-label={m.comment_replies()}>
              {replies.map((answer) => (
                <li key={answer._id}>
                  <CommentItem
                    comment={answer}
                    postAuthorId={postAuthorId}
                    marked={isMarked(answer._id)}
                    onReply={() => setRepliedTo(answer)}
                  />
                </li>
              ))}
            </ul>
          )}
          {canExpand && (
            <Button
              variant="quiet"
              pending={more.isFetching && isExpanded}
              pendingLabel={m.comment_loading_replies()}
              onClick={() => (isExpanded ? void more.fetchNextPage() : setExpanded(true))}
            >
              {left > 0 ? m.comment_more_replies({ count: left }) : m.comment_show_replies()}
            </Button>
          )}
          {composer}
        </div>
      )}
    </li>
  );
}
