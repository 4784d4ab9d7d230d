import type { Taxon } from './taxon.types';

/** Loads a file of its own, which is large. */
export async function loadTaxa(): Promise<readonly Taxon[]> {
  return (await import('./taxa')).taxa;
}

/** Loads the search among animals of India with its names, 110 kB compressed. */
export const loadIndiaSearch = () => import('./search-india');
