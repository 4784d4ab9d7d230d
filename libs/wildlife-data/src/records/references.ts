import { z } from 'zod';
import { type Source, sourceSchema } from './source.schema';

/** Records name other species by their file, and shared sources by their key in `sources.yaml`. */
export interface References {
  /** Ids by slug. */
  species: ReadonlyMap<string, number>;
  /** Shared sources by key. */
  sources: ReadonlyMap<string, Source>;
}

/** The slug of a species; the id for the code. */
export const speciesReference = ({ species }: References) =>
  z.string().transform((slug, context) => {
    const id = species.get(slug);
    if (id !== undefined) return id;
    context.issues.push({ code: 'custom', message: `There is no species '${slug}'.`, input: slug });
    return z.NEVER;
  });

/** The sources of a record, by short keys to which every `from` refers. */
export const sourcesOfRecord = ({ sources }: References) =>
  z.record(
    z.string().min(2),
    z.preprocess(
      (source) => (typeof source === 'string' ? (sources.get(source) ?? source) : source),
      sourceSchema,
    ),
  );

/** Keys of the record's `sources`: no fact without one. */
export const from = z.array(z.string().min(2)).min(1);
