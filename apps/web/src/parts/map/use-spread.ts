import { useMemo } from 'react';
import { useMap } from 'react-leaflet';
import type { Point } from './geometry';
import { spread } from './spread';
import { useZoom } from './use-zoom';

/**
 * Returns where marks stand: on their points, or beside them where others stand.
 * @param gap pixels between the middles of two marks
 */
export function useSpread(points: readonly Point[], gap: number): Point[] {
  const map = useMap();
  const zoom = useZoom();
  return useMemo(() => {
    const pixels = points.map(({ lat, lng }) => {
      const { x, y } = map.project([lat, lng], zoom);
      return [x, y] as const;
    });
    return spread(pixels, gap).map(([x, y], at) => {
      const [point, pixel] = [points[at], pixels[at]];
      // A mark that need not move keeps its exact place.
      return point && x === pixel?.[0] && y === pixel[1] ? point : map.unproject([x, y], zoom);
    });
  }, [map, points, gap, zoom]);
}
