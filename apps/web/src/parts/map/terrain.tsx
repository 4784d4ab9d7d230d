import { useTheme } from '@aranya/ui';
import L from 'leaflet';
import { TileLayer } from 'react-leaflet';
import { TerrainNames } from './terrain-names';

/** As far as tools/terrain prints the world, and South Asia, whose tiles end at these edges. */
const WORLD_ZOOM = 4;
const SOUTH_ASIA_ZOOM = 7;
const SOUTH_ASIA: L.LatLngBoundsLiteral = [
  [0.01, 56.26],
  [40.97, 101.24],
];

/** Shows the relief of the earth in the poster inks of the theme, and its names. */
export function Terrain() {
  const { resolved } = useTheme();
  // A fine screen gets the tiles of the next zoom at half their size.
  const finer = L.Browser.retina ? 1 : 0;
  const shown = {
    url: `/artwork/terrain/${resolved}/{z}/{x}/{y}.png`,
    tileSize: 256 >> finer,
    zoomOffset: finer,
  };
  return (
    <>
      <TileLayer {...shown} maxNativeZoom={WORLD_ZOOM - finer} />
      <TileLayer
        {...shown}
        zIndex={2}
        minZoom={WORLD_ZOOM + 1 - finer}
        maxNativeZoom={SOUTH_ASIA_ZOOM - finer}
        bounds={SOUTH_ASIA}
      />
      <TerrainNames />
    </>
  );
}
