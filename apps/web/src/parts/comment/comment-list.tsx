import type { Comment, CommentThread as Thread, Post, User } from '@aranya/contracts';
import { Button, SkeletonGroup, VisuallyHidden } from '@aranya/ui';
import { useState } from 'react';
import { uniqueById } from '../../lib/paging/use-pages';
import { QueryError } from '../../lib/query-error';
import { useComments, useLinkedComment } from '../../data/comments/use-comments';
import { CommentComposer } from './comment-composer';
import { CommentThread } from './comment-thread';
import styles from './comment-list.module.css';
import { showComment, useAddedScroll, useHeadingScroll, useLinkedScroll } from './use-comment-scroll';
import { useNewComments } from './use-new-comments';
import { WaitingSection } from '../outbox/waiting-section';
import { m } from '../../lib/language/messages';

interface CommentListProps {
  post: Post;
  me: User;
  /** The id in the address. */
  linkedId: string | null;
}

const asThread = (comment: Comment): Thread => ({ ...comment, answers: [], answers_cursor: null });

const has = (threads: readonly Thread[], id: string) =>
  threads.some(({ _id, answers }) => _id === id || answers.some((answer) => answer._id === id));

export function CommentList({ post, me, linkedId }: CommentListProps) {
  const list = useComments(post._id);
  const linked = useLinkedComment(post._id, linkedId);
  const [sent, setSent] = useState<Thread[]>([]);
  const addedId = sent.at(-1)?._id ?? null;
  const threads = list.data ?? [];
  const { arrived, forget } = useNewComments(
    list.data,
    Math.ceil(threads.length / 20) + (list.hasNextPage ? 0 : 1_000),
    me._id,
  );
  const above = linkedThread(linked.data ?? null, threads);
  const shown = uniqueById([...threads, ...(list.hasNextPage ? sent : [])]);
  const isMarked = (id: string) => id === linkedId || arrived.includes(id);

  const isLinkedShown = linkedId !== null && (above !== null || has(threads, linkedId));
  useLinkedScroll(isLinkedShown ? linkedId : null);
  useAddedScroll(addedId !== null && has(shown, addedId) ? addedId : null);
  const heading = useHeadingScroll(!list.isPending);
  const shared = { me, postAuthorId: post.user._id, isMarked };
  const total = post.comments_total;

  return (
    <section className="panel stack gap-4 pad-4-5 single" aria-labelledby="comments">
      <h2 ref={heading} id="comments" className={styles.title} tabIndex={-1}>
        {total === 0 ? m.comment_title() : m.comment_count({ count: total })}
      </h2>
      <CommentComposer
        me={me}
        postId={post._id}
        onAdded={(comment) => {
          setSent((earlier) => [...earlier, asThread(comment)]);
          forget();
        }}
      />
      {above !== null && (
        <div className="pad-bottom-4 ruled">
          <ul className={styles.list} aria-label={m.comment_linked()}>
            <CommentThread thread={above} {...shared} />
          </ul>
        </div>
      )}
      {linked.isError && <p className="ink-2">{m.comment_linked_gone()}</p>}
      {list.isPending && <SkeletonGroup label={m.comment_loading()} lines={2} />}
      {list.isError && list.data === undefined && <QueryError query={list} title={m.comment_failed()} />}
      {list.data?.length === 0 && <p className="ink-2">{m.comment_none()}</p>}
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={m.comment_title()}>
          {shown.map((thread) => (
            <CommentThread key={thread._id} thread={thread} {...shared} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="outline"
          pending={list.isFetchingNextPage}
          pendingLabel={m.comment_loading()}
          onClick={() => void list.fetchNextPage()}
        >
          {m.comment_more()}
        </Button>
      )}
      <WaitingSection kind="comment" to={post._id} />
      <ArrivedComments arrived={arrived} forget={forget} />
    </section>
  );
}

/** Returns the linked comment if the list does not show it. */
function linkedThread(
  linked: { comment: Comment; parent: Comment | null } | null,
  threads: readonly Thread[],
): Thread | null {
  if (linked === null || has(threads, linked.comment._id)) return null;
  const { comment, parent } = linked;
  return parent === null ? asThread(comment) : { ...asThread(parent), answers: [comment] };
}

function ArrivedComments({ arrived, forget }: ReturnType<typeof useNewComments>) {
  const news = m.comment_new({ count: arrived.length });
  const showNew = () => {
    showComment(arrived[0] ?? '');
    forget();
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{arrived.length > 0 && news}</span>
      </VisuallyHidden>
      {arrived.length > 0 && (
        <p className={styles.pill}>
          <Button variant="outline" onClick={showNew}>
            {news}
          </Button>
        </p>
      )}
    </>
  );
}
