import { slugOf, type wordleWords } from '@aranya/wildlife-data';

export interface WordAnimal {
  id: number;
  name: string;
}

/** Copied, so that the game does not load the catalogue; a test compares the two. */
export const wordAnimals: Record<(typeof wordleWords)[number], WordAnimal> = {
  tiger: { id: 1, name: 'Bengal Tiger' },
  zebra: { id: 77, name: 'Plains Zebra' },
  lion: { id: 2, name: 'Asiatic Lion' },
  panda: { id: 74, name: 'Giant Panda' },
  koala: { id: 84, name: 'Koala' },
  rhino: { id: 8, name: 'Indian Rhinoceros' },
  camel: { id: 114, name: 'Dromedary Camel' },
  otter: { id: 27, name: 'Smooth-coated Otter' },
  whale: { id: 39, name: 'Blue Whale' },
  snake: { id: 57, name: 'King Cobra' },
  shark: { id: 107, name: 'Great White Shark' },
  moose: { id: 89, name: 'Moose' },
  horse: { id: 115, name: 'Horse' },
  beaver: { id: 90, name: 'North American Beaver' },
  eagle: { id: 98, name: 'Bald Eagle' },
};

export function animalOf(word: string): WordAnimal | undefined {
  return Object.entries(wordAnimals).find(([each]) => each === word)?.[1];
}

export function imageOf({ name }: WordAnimal): string {
  return `/artwork/animals/${slugOf(name)}.svg`;
}
