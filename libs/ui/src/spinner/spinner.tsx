import { clsx } from 'clsx';
import { words } from '../lib/words';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { PawPrint } from './paw-print';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** For screen readers, and shown with `showLabel`. */
  label?: string;
  showLabel?: boolean;
  size?: 's' | 'm';
  className?: string;
}

export function Spinner({
  label = words().loading ?? 'Loading',
  showLabel = false,
  size = 'm',
  className,
}: SpinnerProps) {
  return (
    <span role="status" className={clsx(styles.spinner, size === 's' && styles.s, className)}>
      <span className={styles.trail} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <PawPrint key={step} className={styles.print} />
        ))}
      </span>
      {showLabel ? <span className="small ink-3">{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

export function FullPageSpinner(props: Pick<SpinnerProps, 'label' | 'showLabel'>) {
  return (
    <div className={styles.page}>
      <Spinner {...props} />
    </div>
  );
}
