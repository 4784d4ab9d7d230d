import { messageGaps, otherParameters } from './message-gaps';

const plural = (one: string, other: string) => [
  { match: { 'countPlural=one': one, 'countPlural=other': other } },
];
const english = { close: 'Close', count: plural('{count} place', '{count} places'), of: 'Poster of {name}' };

test('a message without a text, or without one of its forms, is a gap', () => {
  expect(messageGaps(english, { close: '', count: plural('{count} जगह', '') })).toEqual([
    'close',
    'count',
    'of',
  ]);
  expect(messageGaps(english, english)).toEqual([]);
});

test('a text with other parameters than the English one is found, and a gap is not', () => {
  const other = { close: '', count: plural('{count} जगह', '{count} जगहें'), of: '{nme} का पोस्टर' };
  expect(otherParameters(english, other)).toEqual(['of']);
});
