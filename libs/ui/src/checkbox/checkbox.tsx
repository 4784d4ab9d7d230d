import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import type { FieldText } from '../field/field';
import styles from './checkbox.module.css';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'>, Omit<FieldText, 'labelHidden'> {
  className?: string;
  /** Neither checked nor not, as it stands for several. */
  mixed?: boolean;
}

export function Checkbox({ label, hint, error, mixed = false, className, id, ...input }: CheckboxProps) {
  const made = useId();
  const boxId = id ?? made;
  const hintId = hint ? `${boxId}-hint` : undefined;
  const errorId = error ? `${boxId}-error` : undefined;
  return (
    <div className={clsx(styles.row, className)}>
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        id={boxId}
        type="checkbox"
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(errorId, hintId, input['aria-describedby']) || undefined}
      />
      <div className={styles.words}>
        <label htmlFor={boxId}>{label}</label>
        {hint && (
          <p id={hintId} className="small ink-3">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="small medium danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
