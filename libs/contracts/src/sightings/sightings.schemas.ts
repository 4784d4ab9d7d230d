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
/** The interval of ISO 8601 from a Monday to its Sunday, as in `2026-11-23/2026-11-29`. */
const weekSchema = z.string().refine((week) => {
  const days = week.split('/');
  return days.length === 2 && days.every((day) => daySchema.safeParse(day).success);
});
const shownDaySchema = z.union([daySchema, weekSchema, monthSchema]);

/** Degrees north and east. */
export const pointSchema = z.object({
  lat: z.number('A latitude is a number.').min(-90).max(90),
  lng: z.number('A longitude is a number.').min(-180).max(180),
});

/**
 * Of a protected place others may know a `cell`, the centre of a square of so many degrees, or the `state` around a small
 * park.
 */
export const sightingPlaceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('park'), park: parkSlugSchema }),
  z.object({ kind: z.literal('point'), ...pointSchema.shape }),
  z.object({
    kind: z.literal('cell'),
    ...pointSchema.shape,
    degrees: z.union([z.literal(0.02), z.literal(0.2)]).default(0.2),
  }),
  z.object({ kind: z.literal('state'), state: z.string() }),
]);

const count = z.number().int().min(1).max(limits.sightingCount).nullable();

/**
 * What was seen. For others than the author, a protected one has a cell for its point or no place, and a week or a month
 * for its day.
 */
export const sightingSchema = z.object({
  /** In the order of the author. */
  species: z.array(z.object({ species: speciesSlugSchema, count })).max(limits.sightingSpecies),
  place: sightingPlaceSchema.nullable(),
  seen_on: shownDaySchema,
  protected: z.boolean(),
  /** For the author alone: whether they hide the place. */
  hide_place: z.boolean().optional(),
  /** For the author alone: whether it was at a nest, a den or a roost. */
  at_site: z.boolean().optional(),
  /** For the author alone: what everybody else gets. */
  others_see: z.object({ place: sightingPlaceSchema.nullable(), seen_on: shownDaySchema }).optional(),
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
  /** At a nest, a den or a roost, which some species need kept more strictly. */
  at_site: z.boolean().optional(),
  /**
   * The author's word that the place may be shown although others have suggested a species whose places are protected.
   * It never opens the place of such a species that the author names.
   */
  show_place: z.boolean().optional(),
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
