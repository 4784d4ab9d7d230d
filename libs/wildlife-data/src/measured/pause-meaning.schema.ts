import { z } from 'zod';
import { checkSources } from '../records/check-sources';
import { from, type References, sourcesOfRecord } from '../records/references';
import type { Source } from '../records/source.schema';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const meaningSchema = z.strictObject({
  scientific_name: z.string().regex(/^[A-Z][a-z]+( [a-z]+){1,2}$/),
  area: z.strictObject({ west: longitude, south: latitude, east: longitude, north: latitude }),
  /** When the stay begins; any by default. */
  months: z.array(z.number().int().min(1).max(12)).min(1).optional(),
  text: z.string().regex(/^Likely .+\.$/, { error: "Write a sentence that begins with 'Likely'." }),
  from: from.max(1),
});

/** `data/journeys/pauses.yaml` */
export const pausesSchema = (references: References) =>
  z
    .strictObject({ meanings: z.array(meaningSchema), sources: sourcesOfRecord(references) })
    .check(checkSources);

export type PauseMeaning = Omit<z.infer<typeof meaningSchema>, 'from'> & { source: Source };
