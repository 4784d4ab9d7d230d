import type { Travel } from './travel.schema';

/** What travellers need to know of each park; a file of its own. */
export async function loadTravel(): Promise<readonly Travel[]> {
  return (await import('./travel')).travel;
}
