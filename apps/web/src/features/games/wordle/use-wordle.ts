import { announce } from '@aranya/ui';
import { wordleWords } from '@aranya/wildlife-data';
import { useState } from 'react';
import { updatePersisted } from '../../../lib/persisted-store';
import { guessSentence, verdicts } from './mark-words';
import { restoreRound, type SavedRound, saveRound } from './saved-round';
import { withRound, wordleStatistics } from './statistics/wordle-statistics';
import {
  deleteLetter,
  enterGuess,
  MAX_GUESSES,
  startRound,
  statusOf,
  typeText,
  type WordleRound,
} from './wordle.rules';

interface Play {
  round: WordleRound;
  restored: number;
  errorCount: number;
}

function begin(round: WordleRound): Play {
  return { round, restored: round.guesses.length, errorCount: 0 };
}

function resultText(round: WordleRound): string {
  const guess = round.guesses.at(-1);
  const verdict = verdicts[statusOf(round)](round.secret);
  return [guess && guessSentence(guess, round.guesses.length), verdict].filter(Boolean).join(' ');
}

/** For browsers only: the word is random. */
export function useWordle(saved: SavedRound) {
  const [play, setPlay] = useState(() => begin(restoreRound(saved, Math.random)));
  const { round } = play;
  const change = (next: (now: WordleRound) => WordleRound) =>
    setPlay((now) => ({ ...now, round: next(now.round) }));

  return {
    ...play,
    status: statusOf(round),
    type: (text: string) => change((now) => typeText(now, text)),
    addLetter: (letter: string) => change((now) => typeText(now, now.typed + letter)),
    deleteLetter: () => change(deleteLetter),
    enter: () => {
      const next = enterGuess(round);
      if (next === round) return;
      if (next.error) {
        announce(next.error);
        setPlay({ ...play, round: next, errorCount: play.errorCount + 1 });
        return;
      }
      announce(resultText(next));
      saveRound(next);
      if (statusOf(next) !== 'playing') updatePersisted(wordleStatistics, (now) => withRound(now, next));
      change(() => next);
    },
    startNew: () => {
      const next = startRound(wordleWords, Math.random, round.secret);
      announce(`A new word of ${next.secret.length} letters, ${MAX_GUESSES} guesses.`);
      setPlay(begin(next));
    },
  };
}
