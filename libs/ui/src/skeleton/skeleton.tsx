import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { words } from '../lib/words';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'circle' | 'block';
  /** A number is in px; a circle uses `width` for both. */
  width?: number | string;
  height?: number | string;
  /** Width to height, such as '4 / 3'. */
  ratio?: string;
  lines?: number;
  className?: string;
}

/** Silent; put it into a SkeletonGroup. */
export function Skeleton({ shape = 'line', width, height, ratio, lines = 1, className }: SkeletonProps) {
  const style: CSSProperties = {
    width,
    height: shape === 'circle' ? width : height,
    aspectRatio: ratio,
  };
  if (shape === 'line' && lines > 1) {
    return (
      <span className={clsx(styles.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, i) => (
          <span
            key={i}
            className={clsx(styles.skeleton, styles.line)}
            style={i === lines - 1 ? { ...style, width: undefined } : style}
          />
        ))}
      </span>
    );
  }
  return (
    <span className={clsx(styles.skeleton, styles[shape], className)} style={style} aria-hidden="true" />
  );
}

interface SkeletonGroupProps {
  label?: string;
  className?: string;
  /** Placeholder lines of text, if it has no shapes of its own. */
  lines?: number;
  children?: ReactNode;
}

export function SkeletonGroup({
  label = words().loading ?? 'Loading',
  className,
  lines,
  children,
}: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children ?? <Skeleton lines={lines} />}
    </div>
  );
}
