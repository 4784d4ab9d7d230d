import { createHash } from 'node:crypto';
import { foldWords, freeNameOf } from '@aranya/contracts';
import { sql } from 'drizzle-orm';

/** Equal for names that differ only in case, accents and signs. */
export function nameDigest(key: string): string {
  const name = freeNameOf(key);
  if (name === null) throw new Error('This is no free name.');
  return createHash('sha256')
    .update(`${name.group}:${foldWords(name.words)}`)
    .digest('hex');
}

/** Free names in posts and suggestions, settled ones too. */
export const namedRows = sql`
  select free_name, species, post_id, created_at from sighting_species where free_name is not null
  union all
  select free_name, species, post_id, created_at from identifications where free_name is not null`;
