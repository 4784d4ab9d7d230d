import { protectionOfWords } from './protection-of-words';
import { speciesLevel } from './species-level';

const levelOf = (words: string) => speciesLevel(['free'], {}, new Map([['free', protectionOfWords(words)]]));

test.each([
  ['Brown hill bird', 'coarse'],
  ['Spotted deer or chital', 'coarse'],
  ['Axis axis', 'coarse'],
  ['Something like a tiger', 'coarse'],
  ['A small pangolin', 'withheld'],
  ['खवले मांजर', 'withheld'],
  ['Rhinoceros unicornis', 'withheld'],
] as const)('an animal that somebody calls %j is kept as %s', (words, level) =>
  expect(levelOf(words)).toBe(level),
);
