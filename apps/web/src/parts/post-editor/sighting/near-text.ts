import { areas, KM_PER_DEGREE, kmBetween, parkIndex, parkReach } from '@aranya/wildlife-data';
import type { NamedArea } from '../../../lib/areas';
import { pointText } from '../../sighting/sighting-texts';
import type { Coordinates } from './coordinates';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';

type NearArea = Omit<NamedArea, 'title'>;

const NEAR_KM = 40;

const parks = parkIndex.map((park): NearArea => ({ ...park, key: park.slug }));
const others: readonly NearArea[] = areas.filter(({ park }) => park === undefined);

const findNearest = (point: Coordinates, all: readonly NearArea[]) =>
  all
    .map((area) => ({ area, km: kmBetween(area.coordinates, point) }))
    .sort((one, other) => one.km - other.km)
    .find(({ km }) => km <= NEAR_KM)?.area;

/** True if the point may lie in the area, judged by its recorded size. */
export const isWithin = (point: Coordinates, { key, coordinates }: NearArea) =>
  kmBetween(coordinates, point) <= parkReach(key) * KM_PER_DEGREE;

/**
 * Returns the nearest area that may contain the point, preferably in the guide, or else the nearest; null if
 * none is near.
 */
export function areaNear(point: Coordinates): NearArea | null {
  const around = (all: readonly NearArea[]) =>
    findNearest(
      point,
      all.filter((area) => isWithin(point, area)),
    );
  return around(parks) ?? around(others) ?? findNearest(point, [...parks, ...others]) ?? null;
}

/** Returns "near Tadoba National Park", or the point to about 10 km; `areaNear` finds the area. */
export const nearText = (point: Coordinates, area: NearArea | null) =>
  m.saw_near_point({ name: area ? recordWord(area.name) : pointText(point, 1) });
