import { z } from 'zod';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { textOf } from '../common/text';
import { animalKeySchema, speciesSlugSchema, taxonBesideKey } from '../sightings/sightings.schemas';
import { freeNameOf } from '../taxa/taxon-key';
import { authorSchema } from '../users/users.schemas';

const total = z.number().int().nonnegative();

export const suggestionSchema = z.object({
  species: animalKeySchema,
  ...taxonBesideKey,
  total: total.positive(),
  mine: z.boolean(),
  /** Newest first. */
  people: z.array(authorSchema).min(1).max(limits.suggestionPeople),
  notes: z
    .array(z.object({ user: authorSchema, note: z.string(), createdAt: timeSchema }))
    .max(limits.suggestionNotes),
});

export const identificationSchema = z.object({
  suggestions: z.array(suggestionSchema).max(limits.suggestions),
  total,
  agreed_species: speciesSlugSchema.nullable(),
  agreed_taxon: taxonBesideKey.taxon,
  /** The lowest name agreed on, and how many suggestions include it. */
  higher_name: z.object({ species: speciesSlugSchema, ...taxonBesideKey, agree: total }).nullish(),
  /** From the author's sighting. */
  own_words: z.array(animalKeySchema),
  mine: z.object({ species: animalKeySchema, ...taxonBesideKey, note: z.string() }).nullable(),
});

export const suggestionNoteSchema = textOf(limits.identificationNote, 'Your note').default('');

export const NAME_QUORUM = 3;

/**
 * The lowest name that two thirds of at least three suggestions share, but no free name.
 * @param lineages higher taxa, from the nearest up
 */
export function communityName(
  votes: readonly { species: string; total: number }[],
  lineages: ReadonlyMap<string, readonly string[]> = new Map(),
): string | null {
  const all = votes.reduce((sum, vote) => sum + vote.total, 0);
  if (all < NAME_QUORUM) return null;
  const shared = new Map<string, { total: number; depth: number }>();
  for (const { species, total: votesFor } of votes) {
    const path = [species, ...(lineages.get(species) ?? [])];
    path.forEach((name, above) => {
      const before = shared.get(name)?.total ?? 0;
      shared.set(name, { total: before + votesFor, depth: path.length - above });
    });
  }
  // Two names with two thirds each share suggestions, and so a lineage.
  const [lowest] = [...shared]
    .filter(([name, { total: votesFor }]) => 3 * votesFor >= 2 * all && freeNameOf(name) === null)
    .sort(([, one], [, other]) => other.depth - one.depth);
  return lowest?.[0] ?? null;
}

export type Suggestion = z.infer<typeof suggestionSchema>;
export type Identification = z.infer<typeof identificationSchema>;
