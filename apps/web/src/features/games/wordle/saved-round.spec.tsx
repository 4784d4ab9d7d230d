import { wordleWords } from '@aranya/wildlife-data';
import { restoreRound, savedRoundStore, saveRound } from './saved-round';
import { replay } from './wordle.rules';

const key = 'aranya.games.wordle-round';
const first = () => 0;
const restore = (random: () => number) => restoreRound(savedRoundStore.getState().value, random);

test('without a saved round, any word of the list is possible', () => {
  expect(restore(first)).toEqual(replay('tiger', []));
  expect(restore(() => 0.999).secret).toBe('eagle');
});

test('an unfinished round goes on, and its word is not stored', () => {
  saveRound(replay('beaver', ['badger', 'ferret']));
  expect(localStorage.getItem(key)).not.toContain('beaver');
  expect(restore(first)).toEqual(replay('beaver', ['badger', 'ferret']));
});

test.each([
  ['won', ['tiger']],
  ['lost', Array<string>(6).fill('zebra')],
])('after a round that was %s, another word follows', (_, guesses) => {
  saveRound(replay('tiger', guesses));
  for (let value = 0; value < 1; value += 0.02) {
    const round = restore(() => value);
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
])('%s counts as no saved round', async (stored) => {
  localStorage.setItem(key, stored);
  await savedRoundStore.persist.rehydrate();
  expect(restore(first)).toEqual(replay('tiger', []));
  expect(wordleWords).toContain(restore(Math.random).secret);
});
