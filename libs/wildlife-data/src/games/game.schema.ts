import { z } from 'zod';
import { type References, speciesReference } from '../records/references';

const clue = z.string().min(20);

/** Scientific name of what other languages call by the game's word, if that is not the species. */
const called = z.string().optional();

/** `data/games/detective.yaml` */
export const detectiveSchema = (references: References) =>
  z.array(
    z
      .strictObject({
        name: z.string().min(3),
        species: speciesReference(references),
        called,
        clues: z.tuple([clue, clue, clue]),
      })
      .refine(({ name, clues }) => !clues.some((text) => text.toLowerCase().includes(name.toLowerCase())), {
        path: ['clues'],
        error: 'A clue gives the answer away.',
      })
      .transform(({ species, ...animal }) => ({ ...animal, animalId: species })),
  );

export type DetectiveAnimal = Omit<z.output<ReturnType<typeof detectiveSchema>>[number], 'called'>;

/** `data/games/match.yaml` */
export const matchSchema = (references: References) =>
  z.array(
    z
      .strictObject({
        emoji: z.string().regex(/^\p{Extended_Pictographic}$/u, { error: 'This is not one emoji.' }),
        name: z.string().min(3),
        species: speciesReference(references),
        called,
      })
      .transform(({ species, ...animal }) => ({ ...animal, animalId: species })),
  );

export type MatchAnimal = Omit<z.output<ReturnType<typeof matchSchema>>[number], 'called'>;

/** `data/games/wordle.yaml` */
export const wordleSchema = (references: References) =>
  z.record(z.string().regex(/^[a-z]{4,6}$/), speciesReference(references));

const fiveLetters = z.string().regex(/^[a-z]{5}$/, { error: 'A word of the day has five small letters.' });

/** `data/games/daily-words.yaml` */
export const dailyWordsSchema = (references: References) =>
  z
    .strictObject({
      catalogue: z.record(fiveLetters, speciesReference(references)),
      others: z.record(
        fiveLetters,
        z.strictObject({
          fact: z
            .string()
            .regex(/^(?!.*[.?] )[A-Z0-9].{20,99}[^.]\.$/, { error: 'Write one plain sentence.' }),
          /** A trait of both animals. */
          bond: z.string().min(5),
          beside: speciesReference(references),
        }),
      ),
    })
    .check(({ value: { catalogue, others }, issues }) => {
      for (const word of Object.keys(others))
        if (word in catalogue)
          issues.push({
            code: 'custom',
            path: ['others', word],
            message: 'The word is in the catalogue already.',
            input: others,
          });
    });
