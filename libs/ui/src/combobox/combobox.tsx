import { clsx } from 'clsx';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldText } from '../field/field';
import fieldStyles from '../field/field.module.css';
import { words } from '../lib/words';
import { ClearButton } from '../search-field/clear-button';
import { Magnifier } from '../search-field/magnifier';
import searchStyles from '../search-field/search-field.module.css';
import styles from './combobox.module.css';
import { optionId, Suggestions } from './suggestions';
import { type SuggestionOptions, useSuggestions } from './use-suggestions';

interface ComboboxProps<Item> extends FieldText, SuggestionOptions<Item> {
  itemKey: (item: Item) => string | number;
  itemLabel: (item: Item) => string;
  /** Its label by default. */
  renderItem?: (item: Item) => ReactNode;
  /** Shown after leaving the box, until the next input. */
  leftError?: string | undefined;
  placeholder?: string;
  clearLabel?: string;
  disabled?: boolean;
}

/**
 * A search box with suggestions. Enter takes the active or first one; Escape closes the list, then clears the
 * text, as its button does.
 */
export function Combobox<Item>({
  label,
  labelHidden = true,
  hint,
  error,
  leftError,
  inputValue,
  onInputValueChange,
  items,
  itemKey,
  itemLabel,
  renderItem = itemLabel,
  onSelect,
  noMatchText,
  placeholder,
  clearLabel = words().clear ?? 'Clear search',
  disabled,
}: ComboboxProps<Item>) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(false);
  const { open, expanded, current, setWanted, setActive, close, choose, type, onKeyDown } = useSuggestions({
    items,
    inputValue,
    onInputValueChange: (next) => {
      setLeft(false);
      onInputValueChange(next);
    },
    onSelect,
    noMatchText,
  });

  const reportTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed === inputValue) return;
    setWanted(field.current === document.activeElement);
    onInputValueChange(typed);
  });
  useLayoutEffect(() => reportTyped(), []);

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={(left && leftError) || error}>
      {(wiring) => (
        <div className="anchor" onBlur={() => setLeft(true)}>
          <Magnifier />
          <input
            {...wiring}
            ref={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={current >= 0 ? optionId(listId, current) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(fieldStyles.control, searchStyles.input)}
            placeholder={placeholder}
            disabled={disabled}
            value={inputValue}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onClick={() => setWanted(true)}
            onBlur={close}
          />
          {inputValue !== '' && (
            <ClearButton
              label={clearLabel}
              disabled={disabled}
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            />
          )}
          {open && (
            <div className={styles.popup}>
              {expanded ? (
                <Suggestions
                  id={listId}
                  field={field}
                  label={typeof label === 'string' ? label : (words().suggestions ?? 'Suggestions')}
                  items={items}
                  itemKey={itemKey}
                  renderItem={renderItem}
                  current={current}
                  onActive={setActive}
                  onChoose={choose}
                />
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
