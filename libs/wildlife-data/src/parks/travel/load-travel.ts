import type { Travel } from './travel.schema';

export async function loadTravel(): Promise<readonly Travel[]> {
  return (await import('./travel')).travel;
}
