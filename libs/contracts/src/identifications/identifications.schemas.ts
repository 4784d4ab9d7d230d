import { z } from 'zod';
import { timeSchema } from '../common/ids';
import { limits } from '../common/limits';
import { textOf } from '../common/text';
import { speciesSlugSchema } from '../sightings/sightings.schemas';
import { authorSchema } from '../users/users.schemas';

const total = z.number().int().nonnegative();

export const suggestionSchema = z.object({
  species: speciesSlugSchema,
  total: total.positive(),
  mine: z.boolean(),
  /** Newest first. */
  people: z.array(authorSchema).min(1).max(limits.suggestionPeople),
  notes: z
    .array(z.object({ user: authorSchema, note: z.string(), createdAt: timeSchema }))
    .max(limits.suggestionNotes),
});

export const identificationSchema = z.object({
  /** Most agreed first. */
  suggestions: z.array(suggestionSchema).max(limits.suggestions),
  total,
  agreed_species: speciesSlugSchema.nullable(),
  /** The species of the author's sighting. */
  own_words: z.array(speciesSlugSchema),
  mine: z.object({ species: speciesSlugSchema, note: z.string() }).nullable(),
});

export const suggestionNoteSchema = textOf(limits.identificationNote, 'Your note').default('');

export const NAME_QUORUM = 3;

/** The species that at least two thirds of at least three suggestions name. */
export function communityName(votes: readonly { species: string; total: number }[]): string | null {
  const all = votes.reduce((sum, vote) => sum + vote.total, 0);
  if (all < NAME_QUORUM) return null;
  return votes.find((vote) => 3 * vote.total >= 2 * all)?.species ?? null;
}

export type Suggestion = z.infer<typeof suggestionSchema>;
export type Identification = z.infer<typeof identificationSchema>;
