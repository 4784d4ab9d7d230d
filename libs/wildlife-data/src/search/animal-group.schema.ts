import { z } from 'zod';
import { type References, speciesReference } from '../records/references';

const word = z.string().regex(/^[a-z]+( [a-z]+)*$/, { error: 'Write it in small letters.' });

export const animalGroupsSchema = (references: References) =>
  z.array(
    z
      .strictObject({ one: word, many: word, species: z.array(speciesReference(references)).min(1) })
      .transform(({ species, ...group }) => ({ ...group, ids: species })),
  );

export type AnimalGroup = z.output<ReturnType<typeof animalGroupsSchema>>[number];
