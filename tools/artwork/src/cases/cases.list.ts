/** The animals of Animal Detective in the order of its list, which numbers their files. */
export const CASES = [
  'asian-elephant',
  'bengal-tiger',
  'red-kangaroo',
  'emperor-penguin',
  'masai-giraffe',
  'ganges-river-dolphin',
  'asiatic-lion',
  'rhesus-macaque',
  'plains-zebra',
  'indian-eagle-owl',
  'european-rabbit',
  'indian-bullfrog',
  'sloth-bear',
  'king-cobra',
  'indian-peacock',
] as const;
