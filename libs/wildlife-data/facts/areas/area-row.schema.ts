import { z } from 'zod';
import { areaKinds } from '../../src/areas/area.types';
import { indianStates } from '../../src/parks/indian-states';
import { csvDegrees, csvList, csvNames, csvText } from '../csv-fields';

/** A line of `protected-areas.csv`. */
export const areaRowSchema = z.strictObject({
  name: csvText.min(3, 'An area has a name.'),
  kinds: csvList(z.enum(areaKinds, 'There is no such kind of area.')).refine(
    (kinds) => kinds.length > 0,
    'An area has a kind.',
  ),
  states: csvList(z.enum(indianStates, 'There is no such state.')).refine(
    (states) => states.length > 0,
    'An area has a state.',
  ),
  lat: csvDegrees(6, 37),
  lng: csvDegrees(68, 98),
  area_km2: z
    .string()
    .regex(/^(\d+(\.\d+)?)?$/, 'An area is a number of square kilometres, or empty.')
    .transform((given) => Number(given) || undefined),
  other_names: csvNames,
  note: csvText,
});

export type AreaRow = z.output<typeof areaRowSchema>;
