import type { Post } from '@aranya/contracts';
import { notify, VisuallyHidden } from '@aranya/ui';
import { Share2 } from 'lucide-react';
import { paths } from '../../lib/paths';
import { absoluteUrl, siteName } from '../../lib/settings';
import styles from './like-button.module.css';
import { localized } from '../../lib/language/site-paths';
import { m } from '../../lib/language/messages';

export function ShareButton({ post }: { post: Post }) {
  const share = async () => {
    const url = absoluteUrl(localized(paths.post(post._id)));
    if ('share' in navigator) {
      try {
        await navigator.share({
          title: m.post_share_title({ name: post.user.full_name, site: siteName() }),
          url,
        });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      notify.success(m.post_copied());
    } catch {
      notify.error(m.post_not_copied({ url }));
    }
  };
  return (
    <button type="button" className={styles.like} title={m.post_share()} onClick={() => void share()}>
      <Share2 aria-hidden="true" size={20} strokeWidth={1.9} />
      <VisuallyHidden>{m.post_share()}</VisuallyHidden>
    </button>
  );
}
