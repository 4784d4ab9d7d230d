import { wordleWords } from '@aranya/wildlife-data';
import { replay } from '../../wordle/wordle.rules';
import { shareText } from './share-text';

test('the shared text has the score, the patterns and the URL', () => {
  expect(
    shareText(
      replay('eagle', ['horse', 'camel', 'eagle']),
      'https://aranya.test/games',
      'Aranya Animal Wordle',
    ),
  ).toBe('Aranya Animal Wordle 3/6\n□□□□■\n□■□◪◪\n■■■■■\nhttps://aranya.test/games');
  expect(shareText(replay('lion', Array<string>(6).fill('bear')), 'x', 'Aranya Animal Wordle')).toBe(
    `Aranya Animal Wordle X/6\n${'□□□□\n'.repeat(6)}x`,
  );
});

test.each(wordleWords)('sharing does not give %s away', (word) => {
  const [, ...rows] = shareText(replay(word, [word]), '', '').split('\n');
  expect(rows.join('')).toMatch(/^■+$/);
});
