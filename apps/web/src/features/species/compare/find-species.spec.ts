import { speciesBy } from './find-species';

test.each(['bengal-tiger', '1', 'Bengal Tiger', ' bengal tiger '])('%j means the tiger', (text) =>
  expect(speciesBy(text)?.id).toBe(1),
);

test.each(['', '118', 'tigger'])('%j means no species', (text) => expect(speciesBy(text)).toBeUndefined());
