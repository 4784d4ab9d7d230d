import type { wordleWords } from '@aranya/wildlife-data';

const animals: Record<(typeof wordleWords)[number], number> = {
  tiger: 1,
  zebra: 77,
  lion: 2,
  panda: 74,
  koala: 84,
  rhino: 8,
  camel: 114,
  otter: 27,
  whale: 39,
  snake: 57,
  shark: 107,
  moose: 89,
  horse: 115,
  beaver: 90,
  eagle: 98,
};

/** These records picture the fifteen words. */
export const wordAnimals: Readonly<Record<string, number>> = animals;
