import { areas, KM_PER_DEGREE, kmBetween, parkIndex, parkReach } from '@aranya/wildlife-data';
import type { NamedArea } from '../../../lib/areas';
import { pointText } from '../../sighting/sighting-texts';
import type { Coordinates } from './coordinates';

type NearArea = Omit<NamedArea, 'title'>;

const NEAR_KM = 40;

const parks = parkIndex.map((park): NearArea => ({ ...park, key: park.slug }));
const others: readonly NearArea[] = areas.filter(({ park }) => park === undefined);

const nearestOf = (point: Coordinates, all: readonly NearArea[]) =>
  all
    .map((area) => ({ area, km: kmBetween(area.coordinates, point) }))
    .sort((one, other) => one.km - other.km)
    .find(({ km }) => km <= NEAR_KM)?.area;

/** Returns whether the point may lie in the area, as far as the size in its record tells. */
export const isWithin = (point: Coordinates, { key, coordinates }: NearArea) =>
  kmBetween(coordinates, point) <= parkReach(key) * KM_PER_DEGREE;

/** Returns the nearest area in which the point may lie, of the guide if there is one, or else the nearest; null where none is near. */
export function areaNear(point: Coordinates): NearArea | null {
  const around = (all: readonly NearArea[]) =>
    nearestOf(
      point,
      all.filter((area) => isWithin(point, area)),
    );
  return around(parks) ?? around(others) ?? nearestOf(point, [...parks, ...others]) ?? null;
}

/** With `areaNear`, returns "near Tadoba National Park", or the point to about 10 km where no area is near. */
export const nearText = (point: Coordinates, area: NearArea | null) =>
  `near ${area?.name ?? pointText(point, 1)}`;
