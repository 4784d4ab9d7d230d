import type { Article, ListedArticle } from '@aranya/contracts';
import { findSpecies } from '@aranya/wildlife-data';

type NamedSpecies = ListedArticle['species'];

const MAX_NAMED = 2;

const threatened = ['Vulnerable', 'Endangered', 'Critically Endangered'];

function findNamed({ title, description }: Pick<Article, 'title' | 'description'>): NamedSpecies {
  const found = new Map<number, NamedSpecies[number]>();
  for (const { species } of findSpecies(`${title}\n${description ?? ''}`)) {
    const [only, ...others] = species;
    if (only && others.length === 0 && threatened.includes(only.conservation_status))
      found.set(only.id, { id: only.id, name: only.name });
  }
  return [...found.values()].slice(0, MAX_NAMED);
}

/** The sources keep their articles, and finding animals in a text takes long. */
const known = new WeakMap<object, NamedSpecies>();

/** Finds threatened species in an article, each by a word that means it alone. */
export function namedSpecies(article: Pick<Article, 'title' | 'description'>): NamedSpecies {
  const species = known.get(article) ?? findNamed(article);
  known.set(article, species);
  return species;
}
