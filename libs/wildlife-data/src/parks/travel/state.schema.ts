import { z } from 'zod';

import { indianStates } from '../indian-states';

const degrees = z.number().int();

/** `data/states.yaml`: the states and union territories that have a park of the catalogue. */
export const statesSchema = z.partialRecord(
  z.enum(indianStates),
  z.strictObject({
    /** Around it, in whole degrees: west, south, east, north. */
    box: z.tuple([degrees, degrees, degrees, degrees]),
    /** Spoken there: official, or by many near its parks. */
    languages: z.array(z.string().min(3)).min(1),
  }),
);

export type StateFacts = NonNullable<z.infer<typeof statesSchema>['Assam']>;
