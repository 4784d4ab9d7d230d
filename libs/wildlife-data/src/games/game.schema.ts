import { z } from 'zod';

import { animalCount } from '../catalogue-size';

export const detectiveAnimalSchema = z.strictObject({
  /** Guesses ignore case. */
  name: z.string().min(3),
  /** Spoken by the animal, from the hardest to the easiest. */
  clues: z.tuple([z.string().min(20), z.string().min(20), z.string().min(20)]),
  /** The record that pictures the answer. */
  animalId: z.number().int().min(1).max(animalCount),
});

export type DetectiveAnimal = z.infer<typeof detectiveAnimalSchema>;

export const matchAnimalSchema = z.strictObject({
  emoji: z.string().min(1),
  /** The text alternative of the emoji. */
  name: z.string().min(3),
  animalId: z.number().int().min(1).max(animalCount),
});

export type MatchAnimal = z.infer<typeof matchAnimalSchema>;
