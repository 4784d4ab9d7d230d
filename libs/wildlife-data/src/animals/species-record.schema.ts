import { z } from 'zod';

import { glanceSchema } from '../glance/glance.schema';
import { checkSources } from '../records/check-sources';
import { from, type References, sourcesOfRecord } from '../records/references';
import { animalFields } from './animal.schema';

const names = z.array(z.string().min(1)).min(1).optional();

/** A file of `data/species`. */
export const speciesRecordSchema = (references: References) =>
  z
    .strictObject({
      ...animalFields(references),
      from,
      /** Lower case; the search knows them. */
      other_names: names,
      /** In any script; the check for exact places knows them too. */
      names_in_posts: names,
      glance: glanceSchema(references),
      sources: sourcesOfRecord(references),
    })
    .check(checkSources);

export type SpeciesRecord = z.output<ReturnType<typeof speciesRecordSchema>>;
