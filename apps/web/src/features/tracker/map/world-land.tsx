import L from 'leaflet';
import { useState } from 'react';
import { GeoJSON, Pane } from 'react-leaflet';
import { readLand } from './land';
import styles from './world-map.module.css';

const PANE = 'land';

/** The tiles repeat to both sides, and so does the land. Degrees. */
const shifts = [-360, 0, 360];

/** The outline of the land, under the tiles. */
export function WorldLand() {
  const [land] = useState(readLand);
  // Drawn beyond the view, so that it is whole while the map flies.
  const [renderer] = useState(() => L.svg({ pane: PANE, padding: 1 }));
  return (
    <Pane name={PANE} style={{ zIndex: 150 }}>
      {shifts.map((shift) => (
        <GeoJSON
          key={shift}
          data={land}
          coordsToLatLng={([lng, lat]) => L.latLng(lat, lng + shift)}
          style={{ className: styles.land, weight: 1, fillOpacity: 1, interactive: false, renderer }}
        />
      ))}
    </Pane>
  );
}
