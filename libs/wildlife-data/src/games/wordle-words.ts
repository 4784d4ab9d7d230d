/** The secret words of Animal Wordle, in lower case: 15 names of four to six letters. */
export const wordleWords = [
  'tiger',
  'zebra',
  'lion',
  'panda',
  'koala',
  'rhino',
  'camel',
  'otter',
  'whale',
  'snake',
  'shark',
  'moose',
  'horse',
  'beaver',
  'eagle',
] as const;
