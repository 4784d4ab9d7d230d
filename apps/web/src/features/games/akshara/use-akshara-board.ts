import { announce } from '@aranya/ui';
import { splitAksharas } from '@aranya/wildlife-data';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { roundStatus } from '../shared/word/word.rules';
import { type AksharaGuess, replay } from './akshara.rules';
import { rowSentence } from './akshara-words';
import { compose } from './keys';

/** Longer than any word, so that a long guess gets an error. */
const TYPED_LIMIT = 40;

/** Guesses after which the kind of the word is told. */
const HINT_AFTER = 3;

const empty = { typed: '', wrong: false, errorCount: 0 };

type BoardOptions = {
  secret: string;
  kind: string;
  /** The caller keeps the guesses, and gets each new one by `onGuess`. */
  texts: readonly string[];
  onGuess: (guesses: readonly AksharaGuess[]) => void;
};

export type AksharaBoard = ReturnType<typeof useAksharaBoard>;

export function useAksharaBoard({ secret, kind, texts, onGuess }: BoardOptions) {
  const [{ typed, wrong, errorCount }, setEntry] = useState(empty);
  const [restored] = useState(texts.length);
  const guesses = replay(secret, texts);
  const columns = splitAksharas(secret).length;
  const change = (next: (now: string) => string) =>
    setEntry((now) => ({ ...now, typed: next(now.typed).slice(0, TYPED_LIMIT), wrong: false }));

  return {
    columns,
    guesses,
    status: roundStatus({ guesses }),
    /** Exactly what is in the field, as an input method may still be making a letter of it. */
    typed,
    letters: splitAksharas(typed),
    wrong,
    hint: guesses.length >= HINT_AFTER ? m.akshara_hint({ kind }) : undefined,
    restored,
    errorCount,
    type: (text: string) => change(() => text),
    press: (key: string) => change((now) => compose(now, key)),
    addLetter: (letter: string) => change((now) => now + letter),
    deleteLetter: () => change((now) => [...now].slice(0, -1).join('')),
    enter: () => {
      const next = replay(secret, [...texts, typed]);
      const guess = next.at(-1);
      if (!guess || next.length === guesses.length) {
        announce(m.akshara_wrong_length({ letters: m.akshara_letters({ count: columns }) }));
        setEntry({ typed, wrong: true, errorCount: errorCount + 1 });
        return;
      }
      // At the end the verdict takes the focus, which reads it.
      if (roundStatus({ guesses: next }) === 'playing') {
        const hint = next.length === HINT_AFTER ? [m.akshara_hint({ kind })] : [];
        announce([rowSentence(guess, next.length), ...hint].join(' '));
      }
      setEntry(empty);
      onGuess(next);
    },
  };
}
