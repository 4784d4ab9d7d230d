import { clsx } from 'clsx';
import { useId } from 'react';
import { HEIGHT, treeRow } from './tree-line';
import styles from './tree-line-divider.module.css';

/** The widths of the rows have no common measure, so the eye finds no repetition. */
const FAR = { seed: 7, width: 540, low: 34, high: 82, step: 14, floor: 20 };
const NEAR = { seed: 23, width: 410, low: 16, high: 62, step: 11, floor: 6 };

/** Wider than any screen at this height. */
const WIDTH = 2880;

export interface TreeLineDividerProps {
  /** deep: paper above, a deep band below. onDeep: at the foot of something deep. */
  tone?: 'deep' | 'onDeep';
  className?: string;
}

/** The edge of the forest: two rows of conifers that stand on the band below. Decorative. */
export function TreeLineDivider({ tone = 'deep', className }: TreeLineDividerProps) {
  const id = useId();
  const rows = [
    { name: 'far', row: FAR, look: styles.far },
    { name: 'near', row: NEAR, look: styles.near },
  ];
  return (
    <svg
      className={clsx(styles.line, tone === 'onDeep' && styles.onDeep, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {rows.map(({ name, row, look }) => (
        <g key={name}>
          <pattern id={`${id}${name}`} width={row.width} height={HEIGHT} patternUnits="userSpaceOnUse">
            <path className={look} d={treeRow(row)} />
          </pattern>
          <rect width={WIDTH} height={HEIGHT} fill={`url(#${id}${name})`} />
        </g>
      ))}
    </svg>
  );
}
