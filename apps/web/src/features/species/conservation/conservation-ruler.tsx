import { VisuallyHidden } from '@aranya/ui';
import type { ConservationStatus } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { recordWord } from '../../../lib/language/record-word';
import styles from './conservation.module.css';
import { stepIndex, steps } from './steps';

/** Screen readers read only the status. */
export function ConservationRuler({ status }: { status: ConservationStatus }) {
  const step = stepIndex(status);
  return (
    <>
      {step >= 0 ? (
        <VisuallyHidden>{recordWord(status)}</VisuallyHidden>
      ) : (
        <span className={`bold ${styles.outside}`}>{recordWord(status)}</span>
      )}
      <span className={styles.ruler} data-step={step} aria-hidden="true">
        {steps.map((name, i) => (
          <span key={name} className={clsx('note shrinks lh-13', i === step && styles.on)}>
            {recordWord(name)}
          </span>
        ))}
      </span>
    </>
  );
}
