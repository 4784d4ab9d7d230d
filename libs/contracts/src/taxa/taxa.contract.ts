import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { success } from '../common/envelope';
import { limits } from '../common/limits';
import { limitSchema } from '../common/paging';
import { ifWrong } from '../common/sentences';
import { requiredLineSchema } from '../common/text';
import { namedTaxonSchema, parkSlugSchema, speciesSlugSchema } from '../sightings/sightings.schemas';

const c = initContract();

export const taxonSchema = namedTaxonSchema.extend({
  /** Two letters of the IUCN Red List; null where it is not known. */
  iucn: z.string().nullable(),
  extinct: z.boolean(),
  /** Also true if one of its members is. */
  recorded_in_india: z.boolean(),
  species: speciesSlugSchema.nullable(),
});

export const foundTaxonSchema = taxonSchema.extend({
  /** Neither the English nor the scientific name. */
  matched_name: z.string().nullable(),
  /** No name has the words themselves. */
  similar_spelling: z.boolean(),
  /** In the place and month, or around it in any month. */
  seen: z.enum(['here', 'around']).optional(),
});

export const taxonNameSchema = z.object({
  name: z.string(),
  /** `synonym` is an older scientific name, `common` what people say. */
  kind: z.enum(['synonym', 'common']),
  /** ISO 639. The first name of a language is the one to show. */
  language: z.string().nullable(),
  /** Such as Vidarbha; null if everywhere or not known. */
  used_in: z.string().nullable(),
});

/** Decides how exactly others see its places. */
export const taxonProtectionSchema = z.object({
  scientific_name: z.string(),
  /** From the nearest up. */
  higher_taxa: z.array(z.string()),
  /** Only those in the table of sensitive places. */
  members: z.array(z.string()),
  /** In the catalogue, above and below it. */
  species: z.array(speciesSlugSchema),
  /** Neither it nor a living member is known to be threatened. */
  open: z.boolean(),
});

export const taxonPageSchema = taxonSchema.extend({
  names: z.array(taxonNameSchema),
  /** From the class down. */
  ancestors: z.array(taxonSchema),
  members: z.array(taxonSchema),
  /** At most 1,000. */
  members_count: z.number().int().nonnegative(),
  has_more_members: z.boolean(),
  protection: taxonProtectionSchema,
});

/** Brought in by the operator. */
export const taxonDatasetSchema = z.object({
  title: z.string(),
  credit: z.string(),
  licence: z.string(),
  licence_url: z.string().nullable(),
  url: z.string().nullable(),
});

const months = 'Months go from 1 to 12.';

/** One digit fits the middle of a cell of 0.2°; addresses of calls are logged. */
const coarseDegrees = (name: string, most: number) => {
  const sentence = `${name} is a number from -${most} to ${most} with one digit after the point.`;
  return z.coerce
    .number(ifWrong(sentence))
    .min(-most, sentence)
    .max(most, sentence)
    .multipleOf(0.1, sentence);
};

const wrongId = 'The id of an animal is a number.';

export const taxaContract = c.router({
  search: {
    method: 'GET',
    path: '/taxa',
    query: z
      .object({
        q: requiredLineSchema(limits.searchInput, 'The search', 'Type a name, or a part of it.'),
        beyond_catalogue: z
          .enum(['true', 'false'], ifWrong('beyond_catalogue must be true or false.'))
          .default('false'),
        park: parkSlugSchema.optional(),
        lat: coarseDegrees('A latitude', 90).optional(),
        lng: coarseDegrees('A longitude', 180).optional(),
        month: z.coerce.number(ifWrong(months)).int(months).min(1, months).max(12, months).optional(),
        limit: limitSchema,
      })
      .refine(
        ({ park, lat, lng, month }) =>
          (lat === undefined) === (lng === undefined) &&
          (park === undefined ? lat !== undefined || month === undefined : lat === undefined),
        {
          path: ['park'],
          message: 'A place is either a park or a latitude and a longitude; a month goes with a place.',
        },
      ),
    responses: {
      200: z.object({
        success,
        taxa: z.array(foundTaxonSchema),
        /** Includes those beyond the limit. */
        total: z.number().int().nonnegative(),
      }),
    },
    summary: 'Find any animal by its names, parts of them or a birder’s code, best first; needs no account',
    description:
      'With a `park`, or with `lat` and `lng`, what members noted there in the `month` comes first among names that fit as well, then what they noted around it.',
  },
  datasets: {
    method: 'GET',
    path: '/taxa/datasets',
    responses: { 200: z.object({ success, datasets: z.array(taxonDatasetSchema) }) },
    summary: 'Whose lists of animals the operator added to those of the site; needs no account',
  },
  get: {
    method: 'GET',
    path: '/taxa/:taxon',
    pathParams: z.object({
      taxon: z
        .string(ifWrong(wrongId))
        .regex(/^[1-9]\d{0,8}$/, wrongId)
        .transform(Number),
    }),
    responses: { 200: z.object({ success, taxon: taxonPageSchema }) },
    summary: 'An animal with its names, what is around it and what is below it; needs no account',
  },
});

export type TaxonSummary = z.infer<typeof taxonSchema>;
export type FoundTaxonSummary = z.infer<typeof foundTaxonSchema>;
export type TaxonDataset = z.infer<typeof taxonDatasetSchema>;
export type TaxonPage = z.infer<typeof taxonPageSchema>;
