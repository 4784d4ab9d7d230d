import L from 'leaflet';
import { useDeferredValue, useState } from 'react';
import { GeoJSON, Pane } from 'react-leaflet';
import { readLand } from './land';
import styles from './map.module.css';

const PANE = 'land';

/** The land repeats to both sides, as the tiles do, by so many degrees. */
const shifts = [0, -360, 360];
const firstShift = [0];

export function WorldLand() {
  const [land] = useState(readLand);
  // Drawing beyond the view keeps the land whole while the map flies.
  const [renderer] = useState(() => L.svg({ pane: PANE, padding: 1 }));
  // A second render draws the rest, because all at once would block a phone.
  const drawn = useDeferredValue(shifts, firstShift);
  return (
    <Pane name={PANE} style={{ zIndex: 150 }}>
      {drawn.map((shift) => (
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
