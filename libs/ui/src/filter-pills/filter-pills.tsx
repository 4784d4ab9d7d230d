import { clsx } from 'clsx';
import styles from './filter-pills.module.css';

/** The class name of a pill, for buttons with `aria-pressed` that choose several. */
export const pillClass = styles.pill;

export interface FilterPillsProps<Value extends string = string> {
  label: string;
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
  options,
  value,
  onValueChange,
  name,
  className,
}: FilterPillsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={clsx(styles.group, className)}>
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
