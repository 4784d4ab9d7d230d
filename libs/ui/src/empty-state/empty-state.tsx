import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { EmptyVignette } from './empty-vignette';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** An image for the round mount, decorative; without it stands a meadow. null leaves the mount out. */
  picture?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** Nothing here yet: the habitat with nobody home, a sentence, an action. */
export function EmptyState({ title, text, action, picture, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.state, className)}>
      {picture !== null && <div className={styles.picture}>{picture ?? <EmptyVignette />}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
