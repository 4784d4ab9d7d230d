import { momentText } from './place-share-texts';

test('a moment of another year has the year', () => {
  const now = new Date(2026, 10, 24, 12);
  expect(momentText(new Date(2026, 10, 24, 10, 15).toISOString(), now)).toBe('24 November, 10:15');
  expect(momentText(new Date(2027, 1, 3, 9, 5).toISOString(), now)).toBe('3 February 2027, 09:05');
});
