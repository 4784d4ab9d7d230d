import type { Post } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import styles from './like-button.module.css';
import { compactNumber } from '../../lib/compact-number';
import { m } from '../../lib/language/messages';

export function CommentsLink({ post }: { post: Post }) {
  const total = post.comments_total;
  return (
    <SiteLink className={styles.like} to={`${paths.post(post._id)}#comments`}>
      <MessageCircle aria-hidden="true" size={20} strokeWidth={1.9} />
      <VisuallyHidden>{m.post_comments()}</VisuallyHidden>
      {total === 0 ? (
        <VisuallyHidden>{m.post_no_comments()}</VisuallyHidden>
      ) : (
        <span className="num">{compactNumber(total)}</span>
      )}
    </SiteLink>
  );
}
