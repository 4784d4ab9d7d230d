import { z } from 'zod';
import { jsonField } from '../common/json-field';
import { limits } from '../common/limits';
import { ifWrong } from '../common/sentences';
import { postPictureSchema } from '../common/pictures';
import { lineOf } from '../common/text';
import { freeNameKeyFault } from '../taxa/taxon-key';

const slugSchema = (sentence: string) =>
  z
    .string(ifWrong(sentence))
    .max(80, sentence)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, sentence);

const SPECIES = 'A species is named by its slug, such as bengal-tiger.';
/** A slug of the catalogue, or a key of another animal (`taxonKey`). */
export const speciesSlugSchema = slugSchema(SPECIES);
/** Or a free name (`freeNameKey`). */
export const animalKeySchema = z
  .string(ifWrong(SPECIES))
  .max(80, SPECIES)
  .check(({ value, issues }) => {
    const message = value.startsWith('free:')
      ? freeNameKeyFault(value)
      : (speciesSlugSchema.safeParse(value).error?.issues[0]?.message ?? null);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });
/** A slug of the guide, or `area-` and the slug of another protected area of India. */
export const parkSlugSchema = slugSchema('A park is named by its slug, such as kanha-national-park.');

export const daySchema = z.iso.date(ifWrong('A day is written YYYY-MM-DD.'));
const months = 'Months go from 1 to 12.';
/** In any year. A week can lie in two months. */
export const seenMonthSchema = z.int(ifWrong(months)).min(1, months).max(12, months);

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** An interval of ISO 8601 from a Monday to its Sunday, such as `2026-11-23/2026-11-29`. */
const weekSchema = z.string().refine((week) => {
  const days = week.split('/');
  return days.length === 2 && days.every((day) => daySchema.safeParse(day).success);
});
const shownDaySchema = z.union([daySchema, weekSchema, monthSchema]);

const degrees = (sentence: string, most: number) =>
  z.number(ifWrong(sentence)).min(-most, sentence).max(most, sentence);

/** Degrees north and east. */
export const pointSchema = z.object({
  lat: degrees('A latitude is a number from -90 to 90.', 90),
  lng: degrees('A longitude is a number from -180 to 180.', 180),
});

/** `name` is the author's own, for those who see the point and nobody else. */
export const namedPointSchema = z.object({
  kind: z.literal('point'),
  ...pointSchema.shape,
  name: z.string().optional(),
});

/** Others see a protected place as a `cell` of so many degrees, or as the `state` around a small park. */
export const sightingPlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('park'), park: parkSlugSchema }),
  namedPointSchema,
  z.object({
    kind: z.literal('cell'),
    ...pointSchema.shape,
    degrees: z.union([z.literal(0.02), z.literal(0.2)]).default(0.2),
  }),
  z.object({ kind: z.literal('state'), state: z.string() }),
]);

const countText = `A count is a whole number from 1 to ${limits.sightingCount}.`;
const count = z
  .number(ifWrong(countText))
  .int(countText)
  .min(1, countText)
  .max(limits.sightingCount, countText)
  .nullable();

export const namedTaxonSchema = z.object({
  /** For ever, and the same in every installation. */
  id: z.number().int().positive(),
  scientific_name: z.string(),
  /** Null for many genera and families. */
  name: z.string().nullable(),
  /** From `class` to `subspecies`. */
  rank: z.string(),
  /** Such as `birds` or `snakes`. */
  group: z.string(),
});

/** Null for species of the catalogue. */
export const taxonBesideKey = { taxon: namedTaxonSchema.nullish() };

/** Others see a protected sighting with a cell or no place, and a week or a month for its day. */
export const sightingSchema = z.object({
  species: z
    .array(
      z.object({
        species: animalKeySchema,
        count,
        taxon: namedTaxonSchema.optional(),
      }),
    )
    .max(limits.sightingSpecies),
  place: sightingPlaceSchema.nullable(),
  seen_on: shownDaySchema,
  protected: z.boolean(),
  /** For the author alone. */
  hide_place: z.boolean().optional(),
  /** At a nest, a den or a roost; for the author alone. */
  at_site: z.boolean().optional(),
  others_see: z.object({ place: sightingPlaceSchema.nullable(), seen_on: shownDaySchema }).optional(),
});

/** Needs a species, unless the post asks what it shows. */
export const sightingInputSchema = z.object({
  species: z
    .array(z.object({ species: animalKeySchema, count: count.default(null) }))
    .max(limits.sightingSpecies, `A post can name at most ${limits.sightingSpecies} species.`)
    .refine(
      (all) => new Set(all.map(({ species }) => species)).size === all.length,
      'Name each species once.',
    ),
  place: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('park'), park: parkSlugSchema }),
      namedPointSchema.extend({
        name: lineOf(limits.placeName, 'The name of the place')
          .transform((name) => name || undefined)
          .optional(),
      }),
    ])
    .nullable()
    .default(null),
  seen_on: daySchema,
  hide_place: z.boolean().default(false),
  at_site: z.boolean().optional(),
  /**
   * Opens what a missing name or others' suggestions closed, never a protected species which the author
   * names.
   */
  show_place: z.boolean().optional(),
});

/** Composers send the names of animals along. */
export const sightingField = jsonField(16_000, 'sighting must be a JSON object.')
  .pipe(sightingInputSchema)
  .meta({
    description:
      'A JSON object like SightingDraft, with seen_on as YYYY-MM-DD and slugs of the catalogue or taxon- with an id of ' +
      '/api/taxa or a free name such as free:birds:Hill bird, and a park or another protected area as area- with its name, such as ' +
      '{"species":[{"species":"bengal-tiger","count":2}],"place":{"kind":"park","park":"kanha-national-park"},' +
      '"seen_on":"2026-03-14"}. Only seen_on and a list of species are needed; others see less of a protected species.',
  });

const total = z.number().int().positive();

/** Each list has the 50 largest. */
export const sightingSummarySchema = z.object({
  total: z.number().int().nonnegative(),
  members: z.number().int().nonnegative(),
  latest: monthSchema.nullable(),
  /** Differs from `latest` where only a week in both months is known. */
  latest_until: monthSchema.nullable(),
  /** From January on; a week counts in both of its months. */
  by_month: z.array(z.number().int().nonnegative()).length(12),
  parks: z.array(z.object({ park: parkSlugSchema, total })),
  species: z.array(z.object({ species: speciesSlugSchema, total, ...taxonBesideKey })),
  cells: z.array(pointSchema.extend({ total })),
});

export const latestSightingsSchema = z.object({
  /** Newest first, at most three. */
  sightings: z.array(
    z.object({
      species: speciesSlugSchema,
      ...taxonBesideKey,
      park: parkSlugSchema.nullable(),
      /** The middle of a square of 0.2°; null in a park, and where the author keeps the place. */
      cell: pointSchema.nullable(),
      month: monthSchema,
      /** Null unless its author gave it an open licence. */
      picture: postPictureSchema.extend({ author: z.string() }).nullable(),
    }),
  ),
  /** How many people use the site; null where it does not say so. */
  members: z.number().int().nonnegative().nullable(),
});

/** Whose sightings a call for everybody is about. */
export const seenSubjectSchema = z
  .object({ species: speciesSlugSchema.optional(), park: parkSlugSchema.optional() })
  .refine(({ species, park }) => (species === undefined) !== (park === undefined), {
    path: ['species'],
    message: 'Name either a species or a park.',
  });

export type NamedTaxon = z.infer<typeof namedTaxonSchema>;
export type SightingPlace = z.infer<typeof sightingPlaceSchema>;
export type Sighting = z.infer<typeof sightingSchema>;
export type SightingSummary = z.infer<typeof sightingSummarySchema>;
export type LatestSightings = z.infer<typeof latestSightingsSchema>;
export type SightingInput = z.output<typeof sightingInputSchema>;
