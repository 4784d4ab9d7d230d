import { heroPoint } from '@aranya/artwork';
import type { Field } from '../field';
import { readFeatures } from '../outlines';
import { FRAME, kmAt } from './ground';

const LEAST_RANK = 5;
const AREA = { west: 60, south: 5, north: 33 } as const;

/** As an SVG path in units of the picture. */
export function drawGreatRivers(classes: Field): string {
  return readFeatures('south-asia-rivers')
    .filter(({ properties }) => properties.scalerank <= LEAST_RANK)
    .flatMap(({ geometry }) =>
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : [],
    )
    .map((line) =>
      line.flatMap(([lng = 0, lat = 0]) => {
        if (lat < AREA.south || lat > AREA.north || lng < AREA.west) return [];
        const [x, y] = heroPoint(lat, lng, kmAt(classes, lat, lng));
        return [`${x.toFixed(1)} ${(y - FRAME.top).toFixed(1)}`];
      }),
    )
    .filter(({ length }) => length > 1)
    .map((points) => `M${points.join('L')}`)
    .join('');
}
