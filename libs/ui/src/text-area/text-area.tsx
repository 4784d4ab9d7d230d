import { clsx } from 'clsx';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { Field, type FieldText } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { announce } from '../lib/announce';
import { words } from '../lib/words';
import styles from './text-area.module.css';
import { useAutoGrow } from './use-auto-grow';

type Rows = 1 | 2 | 3 | 4 | 5 | 8;

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'children' | 'maxLength' | 'value' | 'defaultValue' | 'rows'>,
    FieldText {
  value?: string;
  defaultValue?: string;
  /** UTF-16 units; a longer paste is kept and makes the field invalid. */
  limit?: number;
  bare?: boolean;
  rows?: Rows;
  className?: string;
}

/** The count shows when this share of the limit is left. */
const NEAR = 0.1;

export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  limit,
  bare = false,
  className,
  value,
  defaultValue,
  onChange,
  rows = 4,
  ref: outerRef,
  ...area
}: TextAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(outerRef, () => ref.current as HTMLTextAreaElement);
  const countId = useId();
  const [typed, setTyped] = useState(defaultValue ?? '');
  const text = value ?? typed;
  // Counts text typed before hydration.
  useLayoutEffect(() => setTyped(ref.current?.value ?? ''), []);
  useAutoGrow(ref, text);

  const left = limit === undefined ? Infinity : limit - text.length;
  const over = left < 0;
  const near = limit !== undefined && left <= limit * NEAR;
  const count = over
    ? (words().overBy?.(-left) ?? `${-left} over the limit`)
    : (words().left?.(left) ?? `${left} left`);

  useEffect(() => {
    if (over) announce(words().over ?? 'The text is over the limit');
    else if (near) announce(words().near ?? 'The text is near the limit');
  }, [near, over]);

  useEffect(() => {
    const form = ref.current?.form;
    const reset = () => setTyped(defaultValue ?? '');
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [defaultValue]);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };

  return (
    <Field
      id={area.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      describedBy={clsx(near && countId, area['aria-describedby'])}
      className={className}
      aside={
        near && (
          <span
            id={countId}
            className={`push-end rigid num small lh-14 ${over ? 'danger semibold' : 'ink-3'}`}
          >
            {count}
          </span>
        )
      }
    >
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          aria-invalid={wiring['aria-invalid'] ?? (over || undefined)}
          ref={ref}
          rows={rows}
          value={value}
          defaultValue={defaultValue}
          onChange={change}
          className={clsx(fieldStyles.control, styles.area, bare && styles.bare)}
        />
      )}
    </Field>
  );
}
