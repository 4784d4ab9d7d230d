import { clsx } from 'clsx';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Field, type FieldText } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { words } from '../lib/words';
import { ClearButton } from './clear-button';
import { Magnifier } from './magnifier';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends
    Omit<ComponentProps<'input'>, 'children' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>,
    FieldText {
  /** Without it the field keeps its own text. */
  value?: string;
  defaultValue?: string;
  /** Also called on mount for text typed before hydration. */
  onValueChange?: (value: string) => void;
  clearLabel?: string;
}

/** A button or Escape clears it; the label is hidden by default. */
export function SearchField({
  label,
  labelHidden = true,
  hint,
  error,
  value,
  defaultValue,
  onValueChange,
  onKeyDown,
  clearLabel = words().clear ?? 'Clear search',
  placeholder,
  className,
  ref,
  ...input
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);

  const [mounted, setMounted] = useState(false);
  const reportTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== (value ?? defaultValue ?? '')) onValueChange?.(typed);
  });
  useLayoutEffect(() => {
    setMounted(true);
    reportTyped();
  }, []);

  const clear = () => {
    if (!field.current) return;
    if (value === undefined) field.current.value = '';
    onValueChange?.('');
    field.current.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && event.currentTarget.value !== '') {
      // Keep a dialog around the field open.
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
        <div className="anchor">
          <Magnifier />
          <input
            autoComplete="off"
            enterKeyHint="search"
            spellCheck={false}
            {...input}
            {...wiring}
            ref={field}
            type="search"
            // CSS hides the clear button while the placeholder shows.
            placeholder={placeholder ?? ' '}
            className={clsx(fieldStyles.control, styles.input)}
            {...(value === undefined ? { defaultValue } : { value })}
            onChange={(event) => onValueChange?.(event.target.value)}
            onKeyDown={handleKey}
          />
          <ClearButton label={clearLabel} disabled={!mounted || input.disabled} onClick={clear} />
        </div>
      )}
    </Field>
  );
}
