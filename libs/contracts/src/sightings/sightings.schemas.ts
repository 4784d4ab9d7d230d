import { z } from 'zod';
import { limits } from '../common/limits';

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Of an animal of the catalogue; the server knows which there are. */
export const speciesSlugSchema = z.string('Choose a species.').max(80).regex(slug, 'Choose a species.');
/** Of a park of the catalogue; the server knows which there are. */
export const parkSlugSchema = z.string('Choose a park.').max(80).regex(slug, 'Choose a park.');

/** `YYYY-MM-DD`. */
export const daySchema = z.iso.date('A day is written YYYY-MM-DD.');
const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Degrees north and east. */
export const pointSchema = z.object({
  lat: z.number('A latitude is a number.').min(-90).max(90),
  lng: z.number('A longitude is a number.').min(-180).max(180),
});

/** `cell`: the centre of a square of 0.2°, which is all that others may know of a protected place. */
export const sightingPlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('park'), park: parkSlugSchema }),
  z.object({ kind: z.literal('point'), ...pointSchema.shape }),
  z.object({ kind: z.literal('cell'), ...pointSchema.shape }),
]);

const count = z.number().int().min(1).max(limits.sightingCount).nullable();

/** What was seen. For others than the author, a protected one has a cell for its point, and a month for its day. */
export const sightingSchema = z.object({
  /** In the order of the author. */
  species: z.array(z.object({ species: speciesSlugSchema, count })).max(limits.sightingSpecies),
  place: sightingPlaceSchema.nullable(),
  /** A day, or a month. */
  seen_on: z.union([daySchema, monthSchema]),
  protected: z.boolean(),
  /** For the author alone: whether they hide the place. */
  hide_place: z.boolean().optional(),
});

/** Needs a species, unless the post asks what it shows. */
export const sightingInputSchema = z.object({
  species: z
    .array(z.object({ species: speciesSlugSchema, count: count.default(null) }))
    .max(limits.sightingSpecies, `A post can name at most ${limits.sightingSpecies} species.`)
    .refine(
      (all) => new Set(all.map(({ species }) => species)).size === all.length,
      'Name each species once.',
    ),
  place: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('park'), park: parkSlugSchema }),
      z.object({ kind: z.literal('point'), ...pointSchema.shape }),
    ])
    .nullable()
    .default(null),
  seen_on: daySchema,
  hide_place: z.boolean().default(false),
});

/** A form field: a JSON object. */
export const sightingField = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'sighting must be a JSON object.' });
      return z.NEVER;
    }
  })
  .pipe(sightingInputSchema);

const total = z.number().int().positive();

/** Of a species or a park; each list has the 50 largest. */
export const sightingSummarySchema = z.object({
  total: z.number().int().nonnegative(),
  /** When last seen. */
  latest: monthSchema.nullable(),
  /** Of a species; empty for a park. */
  parks: z.array(z.object({ park: parkSlugSchema, total })),
  /** In a park; empty for a species. */
  species: z.array(z.object({ species: speciesSlugSchema, total })),
  /** Of a species, outside the parks; empty for a park. */
  cells: z.array(pointSchema.extend({ total })),
});

export type SightingPlace = z.infer<typeof sightingPlaceSchema>;
export type Sighting = z.infer<typeof sightingSchema>;
export type SightingSummary = z.infer<typeof sightingSummarySchema>;
export type SightingInput = z.output<typeof sightingInputSchema>;
