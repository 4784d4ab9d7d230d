import { dailyWords, wordleWords } from '@aranya/wildlife-data';
import fc from 'fast-check';
import { frontCoded, fromFrontCoded } from './front-coding';
import { findWordEntry } from './word-entry';

test('every word has an animal', () => {
  expect([...wordleWords, ...dailyWords].filter((word) => findWordEntry(word) === undefined)).toEqual([]);
  expect(findWordEntry('tiger')).toMatchObject({
    id: 1,
    name: 'Bengal Tiger',
    image: '/artwork/animals/bengal-tiger.svg',
  });
  expect(findWordEntry('okapi')).toMatchObject({
    id: undefined,
    name: 'Okapi',
    kin: { id: 78, name: 'Masai Giraffe', bond: 'Also of the giraffe family' },
  });
  expect(findWordEntry('table')).toBeUndefined();
});

test('front coding loses no word', () => {
  expect(frontCoded(['abbes', 'abbey', 'cat'])).toBe('0abbes4y0cat');
  const word = fc.string({ unit: fc.constantFrom(...'abcz'), minLength: 4, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      expect(fromFrontCoded(frontCoded(words.sort()))).toEqual(words);
    }),
  );
});
