import { clsx } from 'clsx';
import styles from './contour-background.module.css';

/** Decorative contour lines; the parent and the elements in front need a `position`. */
export function ContourBackground({ className }: { className?: string }) {
  return <div className={clsx(styles.contours, className)} aria-hidden="true" />;
}
