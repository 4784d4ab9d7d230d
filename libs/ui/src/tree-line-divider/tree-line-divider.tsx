import { clsx } from 'clsx';
import { useId } from 'react';
import treeLine from './tree-line.json';
import styles from './tree-line-divider.module.css';

/** Wider than any screen at this height. */
const WIDTH = 2880;

export interface TreeLineDividerProps {
  /** deep: above a deep band. onDeep: at the foot of one. */
  tone?: 'deep' | 'onDeep';
  className?: string;
}

/** Decorative conifers along the edge of a band. */
export function TreeLineDivider({ tone = 'deep', className }: TreeLineDividerProps) {
  const id = useId();
  return (
    <svg
      className={clsx(styles.line, tone === 'onDeep' && styles.onDeep, className)}
      viewBox={`0 0 ${WIDTH} ${treeLine.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {(['far', 'near'] as const).map((name) => (
        <g key={name}>
          <pattern
            id={`${id}${name}`}
            width={treeLine[name].width}
            height={treeLine.height}
            patternUnits="userSpaceOnUse"
          >
            <path className={styles[name]} d={treeLine[name].path} />
          </pattern>
          <rect width={WIDTH} height={treeLine.height} fill={`url(#${id}${name})`} />
        </g>
      ))}
    </svg>
  );
}
