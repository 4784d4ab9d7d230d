import { Button, CheckIcon, CloseIcon, TextField } from '@aranya/ui';
import { type FormEvent, useRef } from 'react';
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGuess();
    field.current?.focus();
  };

  const askForClue = () => {
    onNextClue();
    // The button is removed with the last clue.
    field.current?.focus();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        className={styles.field}
        label="Your guess"
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        readOnly={waiting}
        error={guessWasEmpty ? 'Type the name of an animal first.' : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        enterKeyHint="go"
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={waiting || undefined}>
          Guess
        </Button>
        {hasNextClue(game) && (
          <Button variant="outline" onClick={askForClue} aria-disabled={waiting || undefined}>
            Next Clue
          </Button>
        )}
      </div>
      <p className={styles.verdict} data-correct={verdict?.correct}>
        {verdict && (
          <>
            {verdict.correct ? <CheckIcon aria-hidden="true" /> : <CloseIcon aria-hidden="true" />}
            <span>{verdictText(verdict)}</span>
          </>
        )}
      </p>
    </form>
  );
}
