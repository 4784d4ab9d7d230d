import { detectiveAnimals } from '@aranya/wildlife-data';
import { shareText } from './share-text';

test('the shared text has marks by clues and no animal', () => {
  const answers = detectiveAnimals.map((_animal, index) => ({
    correct: index !== 4,
    clues: (index % 3) + 1,
  }));
  const text = shareText(326, answers, 'https://aranya.test/games/detective?day=2026-11-22');
  expect(text).toBe(
    [
      'Aranya Animal Detective 326: 14/15',
      '●◐○●×',
      '○●◐○●',
      '◐○●◐○',
      '30 clues',
      'https://aranya.test/games/detective?day=2026-11-22',
    ].join('\n'),
  );
});
