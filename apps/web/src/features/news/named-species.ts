import type { Article } from '@aranya/contracts';
import { findSpecies } from '@aranya/wildlife-data';

export interface NamedSpecies {
  id: number;
  name: string;
}

const MAX_NAMED = 2;

const threatened = ['Vulnerable', 'Endangered', 'Critically Endangered'];

/** Finds threatened species in an article, each by a word that means it alone. */
export function namedSpecies({ title, description }: Pick<Article, 'title' | 'description'>): NamedSpecies[] {
  const found = new Map<number, NamedSpecies>();
  for (const { species } of findSpecies(`${title}\n${description ?? ''}`)) {
    const [only, ...others] = species;
    if (only && others.length === 0 && threatened.includes(only.conservation_status))
      found.set(only.id, { id: only.id, name: only.name });
  }
  return [...found.values()].slice(0, MAX_NAMED);
}
