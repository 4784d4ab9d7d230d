import type { Comment } from '@aranya/contracts';
import { Avatar, VisuallyHidden } from '@aranya/ui';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { DecisionNote } from '../decision/decision-note';
import { MutedFold } from '../mutes/muted-fold';
import { PostText } from '../text/post-text';
import { TimeAgo } from '../../lib/time/time-ago';
import { useLikeComment } from '../../data/comments/use-comment-actions';
import { CommentMenu } from './comment-menu';
import styles from './comment-item.module.css';
import { m } from '../../lib/language/messages';

interface CommentItemProps {
  comment: Comment;
  postAuthorId: string;
  onReply: () => void;
  /** New since the page was opened, or named by the address. */
  marked?: boolean;
}

export const commentElementId = (id: string) => `comment-${id}`;

export function CommentItem({ comment, postAuthorId, onReply, marked }: CommentItemProps) {
  const { user } = comment;
  if (user === null) {
    return (
      <article className={styles.item} id={commentElementId(comment._id)} tabIndex={-1}>
        <p className={styles.gone}>{m.comment_deleted()}</p>
      </article>
    );
  }
  return (
    <article
      className={clsx(styles.item, marked && styles.marked)}
      id={commentElementId(comment._id)}
      tabIndex={-1}
      aria-label={(comment.parent_id === null ? m.comment_by : m.comment_reply_by)({ name: user.full_name })}
    >
      <header className={styles.head}>
        <SiteLink className="row gap-2 shrinks plain target" to={paths.profile(user._id)}>
          <Avatar name={user.full_name} src={user.profile_picture} size="s" />
          <bdi className="bold breaks lh-13 lines-2 underlines">{user.full_name}</bdi>
        </SiteLink>
        {user._id === postAuthorId && <span className={styles.badge}>{m.comment_author()}</span>}
        <span className="rigid small ink-3 push-start">
          <TimeAgo at={comment.createdAt} style="short" />
        </span>
        <CommentMenu comment={comment} postAuthorId={postAuthorId} />
      </header>
      {comment.hidden && (
        <div className={`small ink-2 ${styles.hidden}`} role="note">
          <p>
            <strong>{m.comment_only_you()}</strong> {m.comment_hidden()}{' '}
            <span dir="auto">{comment.hidden.reason}</span>
          </p>
          <DecisionNote subject="comment" id={comment._id} />
        </div>
      )}
      <div className={styles.text}>
        <MutedFold text={comment.content} authorId={user._id}>
          <PostText text={comment.content} />
        </MutedFold>
      </div>
      <div className={styles.actions}>
        <LikeComment comment={comment} name={user.full_name} />
        <button type="button" className={styles.action} onClick={onReply}>
          {m.comment_reply()}
          <VisuallyHidden>{m.comment_reply_to({ name: user.full_name })}</VisuallyHidden>
        </button>
      </div>
    </article>
  );
}

function LikeComment({ comment, name }: { comment: Comment; name: string }) {
  const { toggle, isPending } = useLikeComment(comment);
  return (
    <button
      type="button"
      className={styles.action}
      data-key="like"
      aria-pressed={comment.liked}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && toggle()}
    >
      <Heart className={styles.heart} aria-hidden="true" size={17} strokeWidth={1.9} />
      <VisuallyHidden>{m.comment_like({ name })}</VisuallyHidden>
      {comment.likes_total > 0 ? comment.likes_total : <VisuallyHidden>{m.post_no_likes()}</VisuallyHidden>}
      {comment.likes_total > 0 && (
        <VisuallyHidden>{m.post_likes({ count: comment.likes_total })}</VisuallyHidden>
      )}
    </button>
  );
}
