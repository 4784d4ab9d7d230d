import { clsx } from 'clsx';
import { useId } from 'react';
import styles from './filter-pills.module.css';

/** For buttons with `aria-pressed` that choose several. */
export const pillClass = styles.pill;

interface FilterPillsProps<Value extends string = string> {
  label: string;
  /** Shows the label above the pills; otherwise for screen readers only. */
  labelShown?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Until hydration the buttons submit a surrounding GET form with this name. */
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
