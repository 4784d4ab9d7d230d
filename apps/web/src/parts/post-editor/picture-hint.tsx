import { limits } from '@aranya/contracts';
import { clsx } from 'clsx';
import styles from './picture-hint.module.css';

interface PictureHintProps {
  id: string;
  existing: number;
  className?: string;
}

export function PictureHint({ id, existing, className }: PictureHintProps) {
  const isFull = existing >= limits.imagesPerPost;
  return (
    <p id={id} className={clsx(styles.hint, className)} data-full={isFull || undefined}>
      {isFull
        ? `That’s all ${limits.imagesPerPost} pictures a post can have.`
        : `Up to ${limits.imagesPerPost} pictures: choose, drop or paste them.`}
    </p>
  );
}
