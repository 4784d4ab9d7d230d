import { clsx } from 'clsx';
import styles from './contour-background.module.css';

/**
 * Faint contour lines behind the head of a page, in the colour of its text. The parent and the elements in front need
 * a `position`. Decorative.
 */
export function ContourBackground({ className }: { className?: string }) {
  return <div className={clsx(styles.contours, className)} aria-hidden="true" />;
}
