import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

export interface FieldText {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Marks the field as invalid. */
  error?: ReactNode;
}

interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldText {
  id?: string;
  describedBy?: string;
  className?: string;
  /** At the end of the line below the field. */
  aside?: ReactNode;
  children: (wiring: FieldWiring) => ReactNode;
}

/** The frame of text fields: label above, hint or error below. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  describedBy,
  className,
  aside,
  children,
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const below = error ?? hint;
  const labelElement = (
    <label htmlFor={controlId} className={labelHidden ? undefined : 'start semibold small lh-14'}>
      {label}
    </label>
  );

  return (
    <div className={clsx('stack gap-snug shrinks', className)}>
      {labelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id: controlId,
        'aria-describedby': clsx(errorId, hintId, describedBy) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(below || aside) && (
        <div className={`flex gap-4 spread ${styles.foot}`}>
          <div>
            {error && (
              <p id={errorId} className={styles.error}>
                <ErrorMark />
                <span>{error}</span>
              </p>
            )}
            {hint && (
              <p id={hintId} className="small lh-14 ink-3">
                {hint}
              </p>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}

function ErrorMark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill="currentColor"
        d="M10 1.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8Zm0 4a1 1 0 0 1 1 1v4a1 1 0 1 1-2 0v-4a1 1 0 0 1 1-1Zm0 9.2a1.2 1.2 0 1 1 0-2.4 1.2 1.2 0 0 1 0 2.4Z"
      />
    </svg>
  );
}
