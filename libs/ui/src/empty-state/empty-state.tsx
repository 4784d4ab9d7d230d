import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { EmptyVignette } from './empty-vignette';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Decorative; null for none. */
  picture?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

export function EmptyState({ title, text, action, picture, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(styles.state, className)} data-empty>
      {picture !== null && <div className={styles.picture}>{picture ?? <EmptyVignette />}</div>}
      <Heading className="over-2 size-3">{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className="cluster central gap-3 over-2">{action}</div>}
    </div>
  );
}
