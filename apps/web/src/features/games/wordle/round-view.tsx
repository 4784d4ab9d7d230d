import { Button, Checkbox, TextField } from '@aranya/ui';
import { useEffect, useRef } from 'react';
import { Board } from './board/board';
import { Keyboard } from './keyboard/keyboard';
import { usePageKeys } from './keyboard/use-page-keys';
import { Result } from './result/result';
import type { SavedRound } from './saved-round';
import { useTypeAnywhere } from './type-anywhere';
import { useWordle } from './use-wordle';
import styles from './wordle-game.module.css';
import { bestMarks, MAX_GUESSES } from './wordle.rules';

export function RoundView({ saved }: { saved: SavedRound }) {
  const { round, status, restored, errorCount, type, addLetter, deleteLetter, enter, startNew } =
    useWordle(saved);
  const { anywhere, setAnywhere } = useTypeAnywhere();
  const view = useRef<HTMLElement>(null);
  const board = useRef<HTMLOListElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const playing = status === 'playing';
  const keys = { onLetter: addLetter, onDelete: deleteLetter, onEnter: enter };
  usePageKeys(view, playing && anywhere, keys);

  // The focused field has been removed.
  useEffect(() => {
    if (!playing) result.current?.focus({ preventScroll: true });
  }, [playing]);

  const { secret, guesses, typed, error } = round;
  const startAgain = () => {
    startNew();
    board.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={view} className={styles.round} aria-label="Board" data-letters={secret.length}>
      <Board ref={board} round={round} restored={restored} errorCount={errorCount} />
      {playing ? (
        <div className={styles.controls}>
          <form
            className={styles.guess}
            onSubmit={(event) => {
              event.preventDefault();
              enter();
            }}
          >
            <TextField
              label="Your guess"
              labelHidden
              placeholder="Your guess"
              value={typed}
              onChange={(event) => type(event.target.value)}
              hint={
                error ? undefined : `Guess ${guesses.length + 1} of ${MAX_GUESSES}, ${secret.length} letters`
              }
              error={error}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            <Button type="submit">Guess</Button>
          </form>
          <Keyboard
            marks={bestMarks(guesses)}
            turning={guesses.length > restored ? secret.length : 0}
            {...keys}
          />
          <Checkbox
            className={styles.anywhere}
            label="Type anywhere on this page"
            checked={anywhere}
            onChange={(event) => setAnywhere(event.target.checked)}
          />
        </div>
      ) : (
        <Result ref={result} round={round} onNew={startAgain} />
      )}
    </section>
  );
}
