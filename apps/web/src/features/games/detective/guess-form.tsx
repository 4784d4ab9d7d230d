import { announce, Button, CheckIcon, CloseIcon, TextField } from '@aranya/ui';
import { type FormEvent, useId, useRef } from 'react';
import { m } from '../../../lib/language/messages';
import { type Detective, hasNextClue, verdictText } from './detective.rules';
import styles from './guess-form.module.css';

interface GuessFormProps {
  game: Detective;
  text: string;
  onTextChange: (text: string) => void;
  onGuess: () => void;
  onNextClue: () => void;
}

/** During a verdict the field keeps the focus but is read-only. */
export function GuessForm({ game, text, onTextChange, onGuess, onNextClue }: GuessFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { verdict, guessWasEmpty } = game;
  const waiting = verdict !== undefined;
  const hintId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Screen readers read the error of a field that gets the focus.
    const focused = document.activeElement === field.current;
    onGuess();
    field.current?.focus();
    if (focused && !waiting && text.trim() === '') announce(m.detective_empty());
  };

  const askForClue = () => {
    onNextClue();
    // The button disappears with the last clue.
    field.current?.focus();
  };

  return (
    <form className="stack gap-3" onSubmit={submit} noValidate>
      <div className="row target">
        {verdict ? (
          <p className={styles.verdict} data-correct={verdict.correct}>
            {verdict.correct ? <CheckIcon aria-hidden="true" /> : <CloseIcon aria-hidden="true" />}
            <span>{verdictText(verdict)}</span>
          </p>
        ) : (
          hasNextClue(game) && (
            <Button variant="outline" onClick={askForClue}>
              {m.detective_next_clue()}
            </Button>
          )
        )}
      </div>
      <div className={styles.guess}>
        <TextField
          ref={field}
          label={m.detective_guess()}
          labelHidden
          placeholder={m.detective_guess()}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          readOnly={waiting}
          aria-describedby={hintId}
          error={guessWasEmpty ? m.detective_empty() : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="go"
        />
        <Button type="submit" className={styles.submit} aria-disabled={waiting || undefined}>
          {m.detective_submit()}
        </Button>
        <p id={hintId} className="small lh-14 ink-3">
          {m.detective_hint()}
        </p>
      </div>
    </form>
  );
}
