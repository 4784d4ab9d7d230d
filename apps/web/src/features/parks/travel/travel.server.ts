import { loadTravel, parks, type Travel } from '@aranya/wildlife-data';

/** Returns a park's travel information; null for an unknown park. */
export async function findTravel(slug: string | undefined): Promise<Travel | null> {
  const park = parks.find((one) => one.slug === slug);
  return (park && (await loadTravel()).find(({ id }) => id === park.id)) ?? null;
}
