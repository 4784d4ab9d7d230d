import type { ChangeEvent, ComponentProps, CSSProperties, KeyboardEvent, SyntheticEvent } from 'react';
import styles from './board.module.css';

type GuessFieldProps = Pick<ComponentProps<'input'>, 'lang' | 'inputMode'> & {
  label: string;
  row: number;
  value: string;
  onChange: (text: string) => void;
  onEnter: () => void;
  invalid: boolean;
  describedBy: string;
};

/** Lies unseen over the current row, whose tiles show the letters. */
export function GuessField({
  label,
  row,
  value,
  onChange,
  onEnter,
  invalid,
  describedBy,
  ...input
}: GuessFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <input
        className={styles.field}
        style={{ '--row': row } as CSSProperties}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={ignoreHeldEnter}
        onSelect={keepCaretAtEnd}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        {...input}
      />
    </form>
  );
}

/** A held key would guess repeatedly. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** The caret cannot be seen, so it stays at the end. */
function keepCaretAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === selectionEnd && selectionEnd !== value.length)
    field.setSelectionRange(value.length, value.length);
}
