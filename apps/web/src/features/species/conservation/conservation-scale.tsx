import type { ConservationStatus } from '@aranya/wildlife-data';
import { clsx } from 'clsx';
import { recordWord } from '../../../lib/language/record-word';
import styles from './conservation.module.css';
import { stepIndex, steps } from './steps';

export function ConservationScale({ status }: { status: ConservationStatus }) {
  const step = stepIndex(status);
  return (
    <span className={styles.scale} data-step={step}>
      {step >= 0 && (
        <span className={styles.dots} aria-hidden="true">
          {steps.map((name, i) => (
            <i key={name} className={clsx(i === step && styles.on)} />
          ))}
        </span>
      )}
      {recordWord(status)}
    </span>
  );
}
