import { z } from 'zod';

import { glanceSchema } from '../glance/glance.schema';
import { checkSources } from '../records/check-sources';
import { from, type References, sourcesOfRecord } from '../records/references';
import { translationsOf } from '../records/translations';
import { animalFields } from './animal.schema';

const names = z.array(z.string().min(1)).min(1).optional();
const translated = ['name', 'food', 'region', 'habitat', 'status_threats', 'description'] as const;

/** One file of `data/species`. */
export const speciesRecordSchema = (references: References) =>
  z
    .strictObject({
      ...animalFields(references),
      /** The sources of the fields above. */
      from,
      /** Other names that people use, in small letters; the search knows them. */
      other_names: names,
      /** More of them, in any script, by which the check for exact places recognises it in a post as well. */
      names_in_posts: names,
      translations: translationsOf(translated),
      glance: glanceSchema(references),
      sources: sourcesOfRecord(references),
    })
    .check(checkSources);

export type SpeciesRecord = z.output<ReturnType<typeof speciesRecordSchema>>;
