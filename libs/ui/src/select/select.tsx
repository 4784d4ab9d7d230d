import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldText } from '../field/field';
import fieldStyles from '../field/field.module.css';
import styles from './select.module.css';

interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string = string>
  extends
    Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple' | 'value' | 'defaultValue' | 'onChange'>,
    FieldText {
  options: readonly SelectOption<Value>[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
}

export function Select<Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  options,
  onValueChange,
  className,
  ...select
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange?.(option.value);
  };
  return (
    <Field
      id={select.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      describedBy={select['aria-describedby']}
      className={className}
    >
      {(wiring) => (
        <div className="anchor">
          <select
            {...select}
            {...wiring}
            className={clsx(fieldStyles.control, styles.select)}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            className={styles.arrow}
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m5 9 7 7 7-7" />
          </svg>
        </div>
      )}
    </Field>
  );
}
