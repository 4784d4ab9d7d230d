import type { Post } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { MessageCircle } from 'lucide-react';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import styles from './like-button.module.css';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export function CommentsLink({ post }: { post: Post }) {
  const total = post.comments_total;
  return (
    <SiteLink className={styles.like} to={`${paths.post(post._id)}#comments`}>
      <MessageCircle aria-hidden="true" size={20} strokeWidth={1.9} />
      <VisuallyHidden>Comments, </VisuallyHidden>
      {total === 0 ? (
        <VisuallyHidden>none yet</VisuallyHidden>
      ) : (
        <span className="num">{compact.format(total)}</span>
      )}
    </SiteLink>
  );
}
