import { Button, Checkbox, TextField } from '@aranya/ui';
import { useEffect, useRef } from 'react';
import { Board } from './board/board';
import { Keyboard } from './keyboard/keyboard';
import { usePageKeys } from './keyboard/use-page-keys';
import { useTypeAnywhere } from './kept/type-anywhere';
import { Result } from './result/result';
import { useWordle } from './use-wordle';
import styles from './wordle-game.module.css';
import { bestMarks, MAX_GUESSES } from './wordle.rules';

/** Board and controls while a round goes on, board and result at its end. */
export function WordleTable() {
  const { round, status, known, refusals, type, addLetter, deleteLetter, enter, startNew } = useWordle();
  const { anywhere, setAnywhere } = useTypeAnywhere();
  const table = useRef<HTMLElement>(null);
  const board = useRef<HTMLOListElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const playing = status === 'playing';
  const keys = { onLetter: addLetter, onDelete: deleteLetter, onEnter: enter };
  usePageKeys(table, playing && anywhere, keys);

  // The field that had the focus is gone.
  useEffect(() => {
    if (!playing) result.current?.focus({ preventScroll: true });
  }, [playing]);

  const { secret, guesses, typed, refusal } = round;
  const startAgain = () => {
    startNew();
    board.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={table} className={styles.table} aria-label="Board" data-letters={secret.length}>
      <Board ref={board} round={round} known={known} refusals={refusals} />
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
                refusal
                  ? undefined
                  : `Guess ${guesses.length + 1} of ${MAX_GUESSES}, ${secret.length} letters`
              }
              error={refusal}
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
            turning={guesses.length > known ? secret.length : 0}
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
