import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'circle' | 'block';
  /** CSS length, or px as a number. A circle takes `width` for both. */
  width?: number | string;
  height?: number | string;
  /** CSS ratio of a block, such as '4 / 3'. */
  ratio?: string;
  /** Lines of text; the last is shorter. Only for shape 'line'. */
  lines?: number;
  className?: string;
}

/** The shape of what comes. Silent: put a group of them into SkeletonGroup, which speaks. */
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
            style={i === lines - 1 ? { ...style, width: '62%' } : style}
          />
        ))}
      </span>
    );
  }
  return (
    <span className={clsx(styles.skeleton, styles[shape], className)} style={style} aria-hidden="true" />
  );
}

/** Says once that something is loading, around any number of skeletons. */
export function SkeletonGroup({
  label = 'Loading',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
