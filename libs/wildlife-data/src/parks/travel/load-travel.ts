import type { Travel } from './travel.schema';

/** Loads a file of its own. */
export async function loadTravel(): Promise<readonly Travel[]> {
  return (await import('./travel')).travel;
}
