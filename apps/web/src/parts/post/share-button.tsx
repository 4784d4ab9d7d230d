import type { Post } from '@aranya/contracts';
import { notify, VisuallyHidden } from '@aranya/ui';
import { Share2 } from 'lucide-react';
import { paths } from '../../lib/paths';
import { absoluteUrl, siteName } from '../../lib/settings';
import styles from './like-button.module.css';

export function ShareButton({ post }: { post: Post }) {
  const share = async () => {
    const url = absoluteUrl(paths.post(post._id));
    if ('share' in navigator) {
      try {
        await navigator.share({ title: `${post.user.full_name} on ${siteName()}`, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      notify.success('Link copied');
    } catch {
      notify.error(`The link could not be copied: ${url}`);
    }
  };
  return (
    <button type="button" className={styles.like} title="Share this post" onClick={() => void share()}>
      <Share2 aria-hidden="true" size={20} strokeWidth={1.9} />
      <VisuallyHidden>Share this post</VisuallyHidden>
    </button>
  );
}
