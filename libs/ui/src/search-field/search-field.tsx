import { clsx } from 'clsx';
import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Field } from '../field/field';
import fieldStyles from '../field/field.module.css';
import type { FieldText } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { Magnifier } from './magnifier';
import styles from './search-field.module.css';

export interface SearchFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'
    >,
    FieldText {
  value: string;
  onValueChange: (value: string) => void;
  /** Enter was pressed. */
  onSearch?: (value: string) => void;
  clearLabel?: string;
  className?: string;
}

/** What is looked for, with a glass and a button that clears it. Escape clears too. Its label is hidden by default. */
export function SearchField({
  label,
  labelHidden = true,
  hint,
  error,
  value,
  onValueChange,
  onSearch,
  onKeyDown,
  clearLabel = 'Clear search',
  className,
  ...input
}: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    ref.current?.focus();
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(value);
    }
    if (event.key === 'Escape' && value !== '') {
      // Not also the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      clear();
    }
  };

  return (
    <Field
      id={input.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      describedBy={input['aria-describedby']}
      className={className}
    >
      {(wiring) => (
        <div className={styles.box}>
          <Magnifier className={styles.glass} />
          <input
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            {...input}
            {...wiring}
            ref={ref}
            type="search"
            className={clsx(fieldStyles.control, styles.input)}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={key}
          />
          {value !== '' && !input.disabled && (
            <div className={styles.clear}>
              <IconButton
                label={clearLabel}
                onClick={clear}
                icon={
                  <svg
                    viewBox="0 0 24 24"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  >
                    <path d="m7 7 10 10M17 7 7 17" />
                  </svg>
                }
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
