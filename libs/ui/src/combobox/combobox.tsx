import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Field } from '../field/field';
import type { FieldText } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { announce } from '../lib/announce';
import { ClearButton } from '../search-field/clear-button';
import { Magnifier } from '../search-field/magnifier';
import styles from './combobox.module.css';
import { nextActive } from './next-active';

export interface ComboboxProps<Item> extends FieldText {
  inputValue: string;
  /** Also called on mount for text that was typed before hydration. */
  onInputValueChange: (value: string) => void;
  /** Those that match `inputValue`. */
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  itemLabel: (item: Item) => string;
  /** Default: its label. */
  renderItem?: (item: Item) => ReactNode;
  /** The owner sets `inputValue`. */
  onSelect: (item: Item) => void;
  noMatchText?: string;
  placeholder?: string;
  clearLabel?: string;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** Milliseconds without typing before the count is announced. */
const QUIET = 500;

/** A search box with suggestions. Enter takes the active one or else the first; Escape closes the list, then clears the text, as its button does. */
export function Combobox<Item>({
  label,
  labelHidden = true,
  hint,
  error,
  inputValue,
  onInputValueChange,
  items,
  itemKey,
  itemLabel,
  renderItem = itemLabel,
  onSelect,
  noMatchText,
  placeholder,
  clearLabel = 'Clear search',
  disabled,
  id,
  className,
}: ComboboxProps<Item>) {
  const listId = useId();
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const hasItems = items.length > 0;
  const open = wanted && (hasItems || noMatchText !== undefined);
  const expanded = open && hasItems;
  const current = expanded && active < items.length ? active : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    if (current < 0) return;
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const count = items.length;
  const news = !open
    ? ''
    : hasItems
      ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`
      : (noMatchText ?? '');
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => announce(news), QUIET);
    return () => clearTimeout(timer);
  }, [news, inputValue]);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  const choose = (item: Item) => {
    close();
    onSelect(item);
  };

  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (!open && inputValue === '') return;
      // Keep a dialog around the field open.
      event.preventDefault();
      event.stopPropagation();
      if (open) close();
      else onInputValueChange('');
      return;
    }
    if (event.key === 'Enter') {
      const item = expanded ? items[Math.max(current, 0)] : undefined;
      if (item === undefined) return;
      event.preventDefault();
      choose(item);
      return;
    }
    const next = nextActive(event.key, current, items.length);
    if (next === null || (!expanded && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setWanted(true);
    setActive(next);
  };

  const type = (value: string) => {
    setWanted(true);
    setActive(-1);
    onInputValueChange(value);
  };

  const reportTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed === inputValue) return;
    setWanted(field.current === document.activeElement);
    onInputValueChange(typed);
  });
  useLayoutEffect(() => reportTyped(), []);

  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      {(wiring) => (
        <div className={styles.box}>
          <Magnifier className={styles.glass} />
          <input
            {...wiring}
            ref={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={current >= 0 ? optionId(current) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(fieldStyles.control, styles.input)}
            placeholder={placeholder}
            disabled={disabled}
            value={inputValue}
            onChange={(event) => type(event.target.value)}
            onKeyDown={key}
            onClick={() => setWanted(true)}
            onBlur={close}
          />
          {inputValue !== '' && (
            <div className={styles.clear}>
              <ClearButton
                label={clearLabel}
                disabled={disabled}
                onClick={() => {
                  type('');
                  field.current?.focus();
                }}
              />
            </div>
          )}
          {open && (
            <div className={styles.popup}>
              {hasItems ? (
                <ul
                  ref={list}
                  id={listId}
                  role="listbox"
                  aria-label={typeof label === 'string' ? label : 'Suggestions'}
                  className={styles.list}
                >
                  {items.map((item, index) => (
                    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the input's: the focus never enters the list
                    <li
                      key={itemKey(item)}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === current}
                      className={styles.option}
                      onPointerDown={(event) => event.preventDefault()}
                      onMouseDown={(event) => event.preventDefault()}
                      onMouseMove={() => index !== current && setActive(index)}
                      onClick={() => choose(item)}
                    >
                      {renderItem(item)}
                    </li>
                  ))}
                </ul>
              ) : (
                <p className={styles.none}>{noMatchText}</p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
