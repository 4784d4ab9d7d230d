import type { Taxon } from './taxon.types';

export async function loadTaxa(): Promise<readonly Taxon[]> {
  return (await import('./taxa')).taxa;
}

export const loadIndiaSearch = () => import('./search-india');
