import { z } from 'zod';
import { type References, speciesReference } from '../records/references';
import { sourceSchema } from '../records/source.schema';

/** Web Mercator maps end there. */
const highestLatitude = 85;

const isOneEmoji = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length === 1 &&
  /^\p{Extended_Pictographic}/u.test(text);

const isTrimmed = (text: string) => text === text.trim();
const trimmed = (length: number) =>
  z.string().min(length).refine(isTrimmed, { error: 'A blank begins or ends it.' });

const pointSchema = z.strictObject({
  /** As in 'Bhitarkanika, Odisha'; a river's points name it. */
  place: trimmed(4),
  /** Degrees (WGS 84). */
  lat: z.number().min(-highestLatitude).max(highestLatitude),
  lng: z.number().min(-180).max(180),
});

export type TrackPoint = z.infer<typeof pointSchema>;

const isSame = (one: TrackPoint, other: TrackPoint | undefined) =>
  one.place === other?.place || (one.lat === other?.lat && one.lng === other.lng);

/** A file of `data/tracks`. */
export const trackSchema = (references: References) =>
  z
    .strictObject({
      /** Unique; the catalogue's where `species` is given. */
      name: trimmed(4),
      species: speciesReference(references).optional(),
      emoji: z.string().refine(isOneEmoji, { error: 'This is not one emoji.' }),
      /** Sea ice is sea. */
      medium: z.enum(['air', 'land', 'sea', 'river']),
      kind: z.enum(['migration', 'range']),
      summary: z
        .string()
        .min(80)
        .max(220)
        .regex(/^[A-Z][^.]*[^.]\.( [A-Z][^.]*\.)?$/, { error: 'Write one or two sentences.' }),
      path: z
        .array(pointSchema)
        .min(3)
        .max(4)
        .check(({ value, issues }) => {
          for (const [at, point] of value.entries())
            if (at > 0 && isSame(point, value[at - 1]))
              issues.push({
                code: 'custom',
                path: [at],
                message: `'${point.place}' occurs twice running.`,
                input: value,
              });
        }),
      source: sourceSchema,
    })
    .transform(({ species, ...track }) => ({
      ...track,
      ...(species !== undefined && { animalId: species }),
    }));

/** Straight legs in Web Mercator; longitudes more than 180 degrees apart cross the date line. */
export type Track = Readonly<z.output<ReturnType<typeof trackSchema>>>;
