import { useTheme } from '@aranya/ui';
import L from 'leaflet';
import { Fragment } from 'react';
import { TileLayer } from 'react-leaflet';
import { Later } from '../../lib/later';
import { TerrainNames } from './terrain-names';

/** The extent of tools/terrain's tiles for the world, and for South Asia, which end at these edges. */
const WORLD_ZOOM = 4;
const SOUTH_ASIA_ZOOM = 7;
const SOUTH_ASIA: L.LatLngBoundsLiteral = [
  [0.01, 56.26],
  [40.97, 101.24],
];

export function Terrain() {
  const { resolved } = useTheme();
  // A fine screen gets the next zoom's tiles at half size.
  const finer = L.Browser.retina ? 1 : 0;
  const shown = {
    url: `/artwork/terrain/${resolved}/{z}/{x}/{y}.png`,
    tileSize: 256 >> finer,
    zoomOffset: finer,
  };
  return (
    <>
      {/* New layers, as Leaflet would ask for tiles of a zoom between two when one gets another address. */}
      <Fragment key={resolved}>
        <TileLayer {...shown} maxNativeZoom={WORLD_ZOOM - finer} />
        <TileLayer
          {...shown}
          zIndex={2}
          minZoom={WORLD_ZOOM + 1 - finer}
          maxNativeZoom={SOUTH_ASIA_ZOOM - finer}
          bounds={SOUTH_ASIA}
        />
      </Fragment>
      <Later>
        <TerrainNames />
      </Later>
    </>
  );
}
