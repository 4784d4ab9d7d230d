import { replay } from './wordle.rules';
import { rowSentence, verdicts } from './mark-words';

const sentence = (secret: string, word: string, row = 1) =>
  replay(secret, [word]).guesses.map((guess) => rowSentence(guess, row))[0];

test('a row is said letter by letter', () => {
  expect(sentence('eagle', 'camel', 2)).toBe('Row 2: C absent, A correct, M absent, E present, L present.');
});

test('a letter guessed too often is not called absent', () => {
  expect(sentence('lion', 'lill')).toBe('Row 1: L correct, I correct, L not there again, L not there again.');
});

test('the verdicts are the specification’s', () => {
  expect(verdicts.playing()).toBeUndefined();
  expect(verdicts.won()).toBe('Correct! You guessed the animal');
  expect(verdicts.lost('beaver')).toBe('Game over! The animal was beaver');
});
