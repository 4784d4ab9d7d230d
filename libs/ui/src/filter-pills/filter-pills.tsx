import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './filter-pills.module.css';

/** The class name of a pill, for buttons with `aria-pressed` that choose several. */
export const pillClass = styles.pill;

export interface FilterPillsProps<Value extends string = string> {
  label: string;
  /** Above the pills, as in a form; otherwise for screen readers alone. */
  labelShown?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The buttons submit a GET form around them with this name until hydration. */
  name?: string;
  className?: string;
}

/** Buttons that filter, one pressed at a time. */
export function FilterPills<Value extends string>({
  label,
  labelShown = false,
  options,
  value,
  onValueChange,
  name,
  className,
}: FilterPillsProps<Value>) {
  const labelId = useId();
  return (
    <div
      role="group"
      {...(labelShown ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      className={clsx('cluster gap-2', className)}
    >
      {labelShown && (
        <p id={labelId} className={styles.label}>
          {label}
        </p>
      )}
      {options.map((option) => (
        <button
          key={option.value}
          {...(name ? ({ type: 'submit', name, value: option.value } as const) : { type: 'button' })}
          className={styles.pill}
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
