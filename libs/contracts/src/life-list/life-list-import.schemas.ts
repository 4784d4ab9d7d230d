import { z } from 'zod';
import { clientIdSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { ifMissing } from '../common/sentences';
import { lineOf } from '../common/text';
import { daySchema, speciesSlugSchema } from '../sightings/sightings.schemas';
import { taxonSchema } from '../taxa/taxa.contract';
import { recordsOf } from './life-list.schemas';

export const importSources = ['ebird', 'inaturalist'] as const;

export const importSourceSchema = z.enum(importSources, ifMissing('Say which site the file is from.'));

/** Made on the device, so that an interrupted import can continue. */
export const importIdSchema = clientIdSchema;

const nameSchema = (name: string) => lineOf(limits.importedName, name).default('');

export const importedNameSchema = z
  .object({
    scientific_name: nameSchema('The scientific name'),
    common_name: nameSchema('The English name'),
  })
  .refine(
    ({ scientific_name: scientific, common_name: common }) => scientific !== '' || common !== '',
    'A name is missing.',
  );

export const nameMatchSchema = z.discriminatedUnion('result', [
  /** Above the species for a `sp.` or a hybrid. */
  z.object({ result: z.literal('matched'), taxon: taxonSchema }),
  z.object({
    result: z.literal('unclear'),
    candidates: z.array(taxonSchema).min(1).max(limits.importCandidates),
  }),
  z.object({ result: z.literal('unknown') }),
]);

const records = recordsOf(z.object({ species: speciesSlugSchema, seen_on: daySchema.nullable() }));

export const addImportSchema = z.object({
  import_id: importIdSchema,
  source: importSourceSchema,
  records,
});

export const lifeListImportSchema = z.object({
  import_id: importIdSchema,
  source: z.enum(importSources),
  createdAt: timeSchema,
  /** Species that are still there. */
  species_count: z.number().int().nonnegative(),
});

export type ImportSource = (typeof importSources)[number];
export type ImportedName = z.input<typeof importedNameSchema>;
export type NameMatch = z.infer<typeof nameMatchSchema>;
export type ImportedRecord = z.infer<typeof records>[number];
export type LifeListImport = z.infer<typeof lifeListImportSchema>;
