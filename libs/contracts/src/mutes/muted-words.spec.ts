import { firstMutedWord, foldWords, hasMutedWord, wordSeparatorsOfPostgres } from './muted-words';

test.each([
  [' Tiger, reserve!\n', 'tiger reserve'],
  ['ÉTÉ e\u0301te\u0301', 'ete ete'],
  ['＃Tadoba#tiger', '#tadoba#tiger'],
  ['बाघ। सिंह', 'बाघ सिंह'],
  ['क्\u200dष की', 'क्\u200dष की'],
  ['tiger🐅tiger', 'tiger tiger'],
])('%j is folded to %j', (text, folded) => expect(foldWords(text)).toBe(folded));

test.each([
  ['A snake!', ['owl', 'snake'], 'snake'],
  ['Two #Snake tracks', ['snake'], 'snake'],
  ['Snakes', ['snake'], undefined],
  ['A snake', ['#snake'], undefined],
  ['King Cobra.', ['king cobra'], 'king cobra'],
  ['A snake', [], undefined],
  ['ज़हर और साँप', ['सांप'], 'सांप'],
  ['जहर', ['ज़हर'], 'ज़हर'],
])('in %j, of the muted words %j the first is %s', (text, words, first) => {
  expect(firstMutedWord(text, words)).toBe(first);
  expect(hasMutedWord(text, words)).toBe(first !== undefined);
});

test('PostgreSQL gets the same class of characters, each with eight digits', () =>
  expect(wordSeparatorsOfPostgres).toMatch(
    /^\[\\U00000001-\\U00000022(?:\\U[0-9a-f]{8}-\\U[0-9a-f]{8})+\]\+$/,
  ));
