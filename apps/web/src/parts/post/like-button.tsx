import type { Post } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { Heart } from 'lucide-react';
import { useLikePost } from '../../data/posts/use-like-post';
import styles from './like-button.module.css';
import { compactNumber } from '../../lib/compact-number';
import { m } from '../../lib/language/messages';

export function LikeButton({ post }: { post: Post }) {
  const { toggle, isPending } = useLikePost(post);
  return (
    <button
      type="button"
      className={styles.like}
      data-key="like"
      aria-pressed={post.liked}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && toggle()}
    >
      <Heart className={styles.heart} aria-hidden="true" size={21} strokeWidth={1.9} />
      <VisuallyHidden>{m.post_like()}</VisuallyHidden>
      {post.likes_total === 0 ? (
        <VisuallyHidden>{m.post_no_likes()}</VisuallyHidden>
      ) : (
        <>
          <span className="num" title={post.likes_total > 999 ? String(post.likes_total) : undefined}>
            {compactNumber(post.likes_total)}
          </span>
          <VisuallyHidden>{m.post_likes({ count: post.likes_total })}</VisuallyHidden>
        </>
      )}
    </button>
  );
}
