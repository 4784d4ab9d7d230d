import type { Taxon } from './taxon.types';

/** Loads a file of its own, which is large. */
export async function loadTaxa(): Promise<readonly Taxon[]> {
  return (await import('./taxa')).taxa;
}
