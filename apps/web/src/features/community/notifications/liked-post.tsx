import type { Notification } from '@aranya/contracts';
import { VisuallyHidden } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import styles from './notification-item.module.css';

/** Leads to the own posts. */
export function LikedPost({ post }: { post: NonNullable<Notification['post']> }) {
  const { excerpt, picture } = post;
  return (
    <Link className={styles.post} to={paths.ownProfile()}>
      <VisuallyHidden>Your post: </VisuallyHidden>
      {picture && (
        <img
          className={styles.thumb}
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={excerpt === '' ? picture.alt || 'a picture' : ''}
          loading="lazy"
          decoding="async"
        />
      )}
      {excerpt !== '' && (
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
      )}
    </Link>
  );
}
