import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './badge.module.css';

export interface BadgeProps {
  /** saffron calls for a look; the others inform. */
  tone?: 'sand' | 'saffron' | 'fill' | 'danger' | 'success';
  /** A number or a word. */
  children: ReactNode;
  /** What screen readers hear instead, such as '3 unread messages'. */
  label?: string;
  className?: string;
}

/** A small mark with a number or a word. */
export function Badge({ tone = 'sand', children, label, className }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, tone !== 'sand' && styles[tone], className)}>
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </span>
  );
}
