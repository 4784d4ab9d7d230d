import { z } from 'zod';
import { idSchema, timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { pictureLicenceSchema } from '../common/pictures';
import { ifWrong } from '../common/sentences';
import { pointSchema } from '../sightings/sightings.schemas';

// PostgreSQL stores neither NUL nor half of a character.
// eslint-disable-next-line no-control-regex -- finding NUL is this expression's purpose
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** Not cleaned before it is published. */
const typed = (max: number, name: string) =>
  z
    .string(ifWrong(`${name} must be a text.`))
    .max(max, `${name} can have at most ${max} characters.`)
    .refine((text) => !UNSTORABLE.test(text), `${name} contains a character that cannot be stored.`);

const taxonDraftSchema = z.strictObject({
  id: z.int32().positive(),
  scientific_name: typed(100, 'A scientific name'),
  name: typed(100, 'A name').nullable(),
  rank: typed(20, 'A rank'),
  group: typed(100, 'A group'),
});

/** `seen_on` is blank while the day is typed. */
export const sightingDraftSchema = z.strictObject({
  species: z
    .array(
      z.strictObject({
        species: typed(80, 'A species'),
        count: z.int32().nonnegative().nullable(),
        taxon: taxonDraftSchema.optional(),
      }),
    )
    .max(limits.sightingSpecies),
  place: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('park'), park: typed(80, 'A park') }),
      z.strictObject({
        kind: z.literal('point'),
        ...pointSchema.shape,
        name: typed(limits.placeName, 'The name of the place').optional(),
      }),
    ])
    .nullable(),
  seen_on: typed(20, 'A day'),
  hide_place: z.boolean(),
  at_site: z.boolean().optional(),
  show_place: z.boolean().optional(),
});

/** Picture files stay on the device that chose them. */
export const draftBodySchema = z.strictObject({
  text: typed(limits.postText, 'A draft'),
  pictures: z
    .array(
      z.strictObject({
        id: idSchema,
        alt: typed(limits.imageAlt, 'A picture description'),
        licence: pictureLicenceSchema.optional(),
      }),
    )
    .max(limits.imagesPerPost)
    .default([]),
  asks: z.boolean().optional(),
  sighting: sightingDraftSchema.nullable().optional(),
});

export const draftSchema = z.object({
  _id: idSchema,
  body: draftBodySchema,
  revision: z.number().int().positive(),
  updatedAt: timeSchema,
});

export type SightingDraft = z.infer<typeof sightingDraftSchema>;
export type DraftBody = z.infer<typeof draftBodySchema>;
export type Draft = z.infer<typeof draftSchema>;
