import { VisuallyHidden } from '@aranya/ui';
import type { ConservationStatus } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import styles from './conservation.module.css';
import { stepOf, steps } from './steps';

/**
 * The whole scale with every step named and the animal's own marked. Screen readers hear the status alone; a status
 * outside the scale stands as its word above an empty ruler.
 */
export function ConservationRuler({ status }: { status: ConservationStatus }) {
  const step = stepOf(status);
  return (
    <>
      {step >= 0 ? (
        <VisuallyHidden>{status}</VisuallyHidden>
      ) : (
        <span className={styles.outside}>{status}</span>
      )}
      <span className={styles.ruler} data-step={step} aria-hidden="true">
        {steps.map((name, i) => (
          <span key={name} className={clsx(i === step && styles.on)}>
            {name}
          </span>
        ))}
      </span>
    </>
  );
}
