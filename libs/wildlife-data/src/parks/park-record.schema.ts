import { z } from 'zod';

import { checkSources } from '../records/check-sources';
import { from, type References, sourcesOfRecord } from '../records/references';
import { parkFields } from './park.schema';
import { travelSchema } from './travel/travel.schema';

/** One file of `data/parks`. */
export const parkRecordSchema = (references: References) =>
  z
    .strictObject({
      ...parkFields(references),
      /** The sources of the fields above. */
      from,
      /** The check for exact places knows them. */
      names_in_posts: z
        .array(
          z.string().refine((name) => name === name.toLowerCase(), { error: 'Write it in small letters.' }),
        )
        .min(1),
      travel: travelSchema(references),
      sources: sourcesOfRecord(references),
    })
    .check(checkSources);

export type ParkRecord = z.output<ReturnType<typeof parkRecordSchema>>;
