import { findSpecies } from '../place-check/find-species';
import type { TaxonProtection } from './taxon-level';

/** As strict as whatever the words name, and never open, as it may be threatened. */
export const protectionOfWords = (words: string): TaxonProtection => ({
  scientific_name: '',
  higher_taxa: [],
  members: [words],
  species: findSpecies(words).flatMap(({ species }) => species.map(({ slug }) => slug)),
  open: false,
});
