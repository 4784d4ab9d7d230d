import { pointText, seenOnText } from './sighting-texts';

test('writes points as degrees', () => {
  expect(pointText({ lat: 26.5, lng: 93.1 })).toBe('26.5° N 93.1° E');
  expect(pointText({ lat: -1.40612, lng: -35.00851 })).toBe('1.40612° S 35.00851° W');
});

test('writes a day, a week or a month', () => {
  expect(seenOnText('2026-11-23/2026-11-29')).toMatch(/^23\s*–\s*29 November 2026$/);
  expect(seenOnText('2026-11-03')).toBe('3 November 2026');
  expect(seenOnText('2026-11')).toBe('November 2026');
  expect(seenOnText('2026-11-03', 'short')).toBe('3 Nov 2026');
  expect(seenOnText('2026-11', 'short')).toBe('Nov 2026');
  expect(seenOnText('2019')).toBe('2019');
  expect(seenOnText('')).toBe('');
});
