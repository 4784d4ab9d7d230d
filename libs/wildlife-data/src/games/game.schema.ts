import { z } from 'zod';

/** One round of Animal Detective. */
export const detectiveAnimalSchema = z.strictObject({
  /** The answer; guesses are compared without regard to case. */
  name: z.string().min(3),
  /** Three clues, from the hardest to the easiest, spoken by the animal. */
  clues: z.tuple([z.string().min(20), z.string().min(20), z.string().min(20)]),
  /** The catalogue's animal that stands for the answer: its picture, its record. */
  animalId: z.number().int().min(1).max(117),
});

export type DetectiveAnimal = z.infer<typeof detectiveAnimalSchema>;

/** One pair of Wild Match. */
export const matchAnimalSchema = z.strictObject({
  emoji: z.string().min(1),
  /** What the emoji shows, for those who do not see it. */
  name: z.string().min(3),
  /** The catalogue's animal that stands for it: its record. */
  animalId: z.number().int().min(1).max(117),
});

export type MatchAnimal = z.infer<typeof matchAnimalSchema>;
