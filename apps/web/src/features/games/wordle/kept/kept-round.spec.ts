import { wordleWords } from '@aranya/wildlife-data';
import { replay } from '../wordle.rules';
import { keepRound, openRound } from './kept-round';

const key = 'aranya.games.wordle-round';
const first = () => 0;

test('nothing kept begins with any word of the list', () => {
  expect(openRound(first)).toEqual(replay('tiger', []));
  expect(openRound(() => 0.999).secret).toBe('eagle');
});

test('a round half played goes on, and its word is not written down', () => {
  keepRound(replay('beaver', ['badger', 'ferret']));
  expect(localStorage.getItem(key)).not.toContain('beaver');
  expect(openRound(first)).toEqual(replay('beaver', ['badger', 'ferret']));
});

test.each([
  ['won', ['tiger']],
  ['lost', Array<string>(6).fill('zebra')],
])('after a round that was %s comes another word', (_, guesses) => {
  keepRound(replay('tiger', guesses));
  for (let chance = 0; chance < 1; chance += 0.02) {
    const round = openRound(() => chance);
    expect(round.guesses).toEqual([]);
    expect(round.secret).not.toBe('tiger');
  }
});

test.each([
  '{',
  'null',
  '[]',
  '{"word":99,"guesses":["tiger"]}',
  '{"word":0.5,"guesses":[]}',
  '{"word":0,"guesses":"tiger"}',
  '{"word":0,"guesses":[7,null,"cat",{}]}',
])('%s is borne', (stored) => {
  localStorage.setItem(key, stored);
  expect(openRound(first)).toEqual(replay('tiger', []));
  expect(wordleWords).toContain(openRound(Math.random).secret);
});
