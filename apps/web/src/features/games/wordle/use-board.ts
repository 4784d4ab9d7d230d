import { announce } from '@aranya/ui';
import { useState } from 'react';
import { rowSentence } from './mark-words';
import { useAllowedWords } from './words/allowed-words';
import { roundStatus } from '../shared/word/word.rules';
import { deleteLetter, enterGuess, replay, typeText, type WordleRound } from './wordle.rules';

interface Entry {
  typed: string;
  error: string | undefined;
  errorCount: number;
}

const empty: Entry = { typed: '', error: undefined, errorCount: 0 };

type BoardOptions = {
  secret: string;
  /** The caller keeps the guesses, and gets each new one by `onGuess`. */
  guesses: readonly string[];
  onGuess: (round: WordleRound) => void;
};

export type WordleBoard = ReturnType<typeof useBoard>;

export function useBoard({ secret, guesses, onGuess }: BoardOptions) {
  const [{ typed, error, errorCount }, setEntry] = useState(empty);
  const [restored] = useState(guesses.length);
  const allowed = useAllowedWords(secret.length);
  const played = replay(secret, guesses);
  const round: WordleRound = { ...played, typed, error };
  const change = (next: (now: WordleRound) => WordleRound) =>
    setEntry((now) => {
      const { typed, error } = next({ ...played, typed: now.typed, error: now.error });
      return { ...now, typed, error };
    });

  return {
    round,
    status: roundStatus(round),
    restored,
    /** Until the list is loaded, any letters make a guess. */
    listLoaded: allowed !== undefined,
    errorCount,
    type: (text: string) => change((now) => typeText(now, text)),
    addLetter: (letter: string) => change((now) => typeText(now, now.typed + letter)),
    deleteLetter: () => change(deleteLetter),
    enter: () => {
      const next = enterGuess(round, (word) => allowed?.has(word) ?? true);
      if (next === round) return;
      if (next.error) {
        announce(next.error);
        setEntry({ typed, error: next.error, errorCount: errorCount + 1 });
        return;
      }
      const guess = next.guesses.at(-1);
      // At the end the verdict takes the focus, which reads it.
      if (guess && roundStatus(next) === 'playing') announce(rowSentence(guess, next.guesses.length));
      setEntry(empty);
      onGuess(next);
    },
  };
}
