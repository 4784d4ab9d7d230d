import { announce, Button, CheckIcon, CloseIcon, TextField } from '@aranya/ui';
import { type FormEvent, useId, useRef } from 'react';
import { type Detective, hasNextClue, verdictText } from './detective.rules';
import styles from './guess-form.module.css';

interface GuessFormProps {
  game: Detective;
  text: string;
  onTextChange: (text: string) => void;
  onGuess: () => void;
  onNextClue: () => void;
}

const EMPTY_GUESS = 'Type the name of an animal first.';

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
    if (focused && !waiting && text.trim() === '') announce(EMPTY_GUESS);
  };

  const askForClue = () => {
    onNextClue();
    // The button disappears with the last clue.
    field.current?.focus();
  };

  return (
    <form className="stack gap-3" onSubmit={submit} noValidate>
      <div className={styles.guess}>
        <TextField
          ref={field}
          label="Your guess"
          labelHidden
          placeholder="Your guess"
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
          readOnly={waiting}
          aria-describedby={hintId}
          error={guessWasEmpty ? EMPTY_GUESS : undefined}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="go"
        />
        <Button type="submit" className={styles.submit} aria-disabled={waiting || undefined}>
          Guess
        </Button>
        <p id={hintId} className="small lh-14 ink-3">
          One guess for each animal: a wrong one ends it. One wrong letter is forgiven.
        </p>
      </div>
      <div className="row target">
        {verdict ? (
          <p className={styles.verdict} data-correct={verdict.correct}>
            {verdict.correct ? <CheckIcon aria-hidden="true" /> : <CloseIcon aria-hidden="true" />}
            <span>{verdictText(verdict)}</span>
          </p>
        ) : (
          hasNextClue(game) && (
            <Button variant="outline" onClick={askForClue}>
              Next Clue
            </Button>
          )
        )}
      </div>
    </form>
  );
}
