import { foundTaxon, houseSparrow } from '../../../testing/taxa';
import { beyondText, resultText } from './result-text';

const results = { found: 0, called: 0, calledFirst: false, close: 0, first: 1, shown: 0, text: ' tiger ' };

test.each([
  [{ found: 117, shown: 15 }, '1 to 15 of 117 animals'],
  [{ found: 117, first: 106, shown: 12 }, '106 to 117 of 117 animals'],
  [{ found: 4, shown: 4 }, '4 animals'],
  [{ found: 1, shown: 1 }, '1 animal'],
  [{ found: 1, close: 1, shown: 2 }, '1 animal, and 1 close to “tiger”'],
  [{ found: 20, close: 3, first: 16, shown: 8 }, '16 to 23 of 23 animals, 3 of them close to “tiger”'],
  [{ close: 1, shown: 1 }, '1 animal close to “tiger”'],
  [{ close: 40, shown: 15 }, '1 to 15 of 40 animals close to “tiger”'],
  [{ called: 2, calledFirst: true, shown: 2 }, 'Found by another name: 2 animals called “tiger”'],
  [
    { called: 1, calledFirst: true, found: 1, close: 2, shown: 4 },
    'Found by another name: 1 animal called “tiger”, and 3 more',
  ],
  [{ found: 2, called: 6, shown: 8 }, '2 animals, and 6 called or close to “tiger”'],
])('%j reads %j', (some, text) => {
  expect(resultText({ ...results, ...some })).toBe(text);
});

const species = foundTaxon(houseSparrow);
const family = { ...species, rank: 'family' };

test.each([
  [[species], 1, false, '1 animal'],
  [[species, { ...species, rank: 'subspecies' }], 2, true, '2 more animals'],
  [[species, family], 2, true, '1 more animal and 1 group'],
  [[family, { ...family, rank: 'order' }], 2, true, '2 groups'],
  [[species], 1400, true, '1,400 more animals and groups'],
])('%# beyond the guide reads so', (taxa, total, more, text) => {
  expect(beyondText({ taxa, total }, more)).toBe(text);
});
