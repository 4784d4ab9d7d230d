import { wordleWords } from '@aranya/wildlife-data';
import { createPersistedStore, updatePersisted } from '../../../lib/persisted-store';
import { storedFields } from '../shared/stored-values';
import { roundStatus } from '../shared/word/word.rules';
import { replay, startRound, type Random, type WordleRound } from './wordle.rules';

export interface SavedRound {
  /** An index in the word list, so that nobody reads the word; -1 for none. */
  word: number;
  guesses: readonly string[];
}

export const savedRoundStore = createPersistedStore('aranya.games.wordle-round', (stored): SavedRound => {
  const { word, guesses } = storedFields(stored);
  return typeof word === 'number' && wordleWords[word] !== undefined && Array.isArray(guesses)
    ? { word, guesses: guesses.filter((guess) => typeof guess === 'string') }
    : { word: -1, guesses: [] };
});

/** Restores a round, or starts one with a different word. */
export function restoreRound({ word, guesses }: SavedRound, random: Random): WordleRound {
  const secret = wordleWords[word];
  if (secret === undefined) return startRound(wordleWords, random);
  const round = replay(secret, guesses);
  return roundStatus(round) === 'playing' ? round : startRound(wordleWords, random, secret);
}

export function saveRound({ secret, guesses }: WordleRound): void {
  const word = wordleWords.findIndex((each) => each === secret);
  updatePersisted(savedRoundStore, () => ({ word, guesses: guesses.map((guess) => guess.word) }));
}
