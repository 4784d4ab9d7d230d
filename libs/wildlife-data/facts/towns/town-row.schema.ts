import { z } from 'zod';
import { indianStates } from '../../src/parks/indian-states';
import { csvDegrees, csvNames, csvText } from '../csv-fields';

/** A line of `towns.csv`. */
export const townRowSchema = z.strictObject({
  name: csvText.min(2, 'A town has a name.'),
  state: z.enum(indianStates, 'There is no such state.'),
  district: csvText,
  lat: csvDegrees(6, 37),
  lng: csvDegrees(68, 98),
  people: z
    .string()
    .regex(/^([1-9]\d*)?$/, 'People are a whole number, or empty.')
    .transform((given) => Number(given) || undefined),
  other_names: csvNames,
});

export type TownRow = z.output<typeof townRowSchema>;
