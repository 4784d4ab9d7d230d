import { parkIndex } from '@aranya/wildlife-data';
import { haversineKm } from '../../map/geometry';
import { pointText } from '../../sighting/sighting-texts';
import type { Coordinates } from './coordinates';

const NEAR_KM = 40;

/** Returns "near Tadoba National Park", or the point to about 10 km where no park of the guide is near. */
export function nearText(point: Coordinates): string {
  const parks = parkIndex.map(({ name, coordinates }) => ({ name, km: haversineKm(coordinates, point) }));
  const nearest = parks.sort((one, other) => one.km - other.km)[0];
  return `near ${nearest && nearest.km <= NEAR_KM ? nearest.name : pointText(point, 1)}`;
}
