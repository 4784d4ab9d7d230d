import { clsx } from 'clsx';
import styles from './contour-background.module.css';

/**
 * The contour lines of a map at 9 %, in the colour of the text, behind the head of a page. Its parent is positioned
 * and clips; what stands before it is positioned too. Decorative.
 */
export function ContourBackground({ className }: { className?: string }) {
  return <div className={clsx(styles.contours, className)} aria-hidden="true" />;
}
