import { loadTravel, parks, type Travel } from '@aranya/wildlife-data';

/** Returns the travel information of a park; null for an unknown one. */
export async function findTravel(slug: string | undefined): Promise<Travel | null> {
  const park = parks.find((one) => one.slug === slug);
  return (park && (await loadTravel()).find(({ id }) => id === park.id)) ?? null;
}
