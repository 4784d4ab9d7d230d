import { limits } from '@aranya/contracts';
import { clsx } from 'clsx';
import styles from './picture-hint.module.css';
import { m } from '../../lib/language/messages';

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
        ? m.editor_full({ number: limits.imagesPerPost })
        : m.editor_up_to({ number: limits.imagesPerPost })}
    </p>
  );
}
