import { z } from 'zod';

import { indianStates } from '../indian-states';

const degrees = z.number().int();

/** `data/states.yaml`: those with a park. */
export const statesSchema = z.partialRecord(
  z.enum(indianStates),
  z.strictObject({
    /** Whole degrees: west, south, east, north. */
    box: z.tuple([degrees, degrees, degrees, degrees]),
    languages: z.array(z.string().min(3)).min(1),
  }),
);

export type StateFacts = NonNullable<z.infer<typeof statesSchema>['Assam']>;
