import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'sand' | 'saffron' | 'fill' | 'danger' | 'success';
  children: ReactNode;
  /** For screen readers, such as '3 unread messages'. */
  label?: string;
  className?: string;
}

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
