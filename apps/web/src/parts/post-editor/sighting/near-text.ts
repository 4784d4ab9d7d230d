import { KM_PER_DEGREE, parkIndex, parkReach, type ParkSummary } from '@aranya/wildlife-data';
import { haversineKm } from '../../map/geometry';
import { pointText } from '../../sighting/sighting-texts';
import type { Coordinates } from './coordinates';

const NEAR_KM = 40;

/** Returns the nearest park of the guide; null where none is near. */
export function parkNear(point: Coordinates): ParkSummary | null {
  const parks = parkIndex.map((park) => ({ park, km: haversineKm(park.coordinates, point) }));
  const nearest = parks.sort((one, other) => one.km - other.km)[0];
  return nearest && nearest.km <= NEAR_KM ? nearest.park : null;
}

/** Returns whether the point may lie in the park, as far as the area in its record tells. */
export const isWithin = (point: Coordinates, park: ParkSummary) =>
  haversineKm(park.coordinates, point) <= parkReach(park.slug) * KM_PER_DEGREE;

/** With `parkNear`, returns "near Tadoba National Park", or the point to about 10 km where no park of the guide is near. */
export const nearText = (point: Coordinates, park: ParkSummary | null) =>
  `near ${park?.name ?? pointText(point, 1)}`;
