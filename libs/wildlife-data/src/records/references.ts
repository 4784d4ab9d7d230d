import { z } from 'zod';
import { type Source, sourceSchema } from './source.schema';

export interface References {
  species: ReadonlyMap<string, number>;
  sources: ReadonlyMap<string, Source>;
}

export const speciesReference = ({ species }: References) =>
  z.string().transform((slug, context) => {
    const id = species.get(slug);
    if (id !== undefined) return id;
    context.issues.push({ code: 'custom', message: `There is no species '${slug}'.`, input: slug });
    return z.NEVER;
  });

export const sourcesOfRecord = ({ sources }: References) =>
  z.record(
    z.string().min(2),
    z.preprocess(
      (source) => (typeof source === 'string' ? (sources.get(source) ?? source) : source),
      sourceSchema,
    ),
  );

/** Keys of the record's `sources`. */
export const from = z.array(z.string().min(2)).min(1);
