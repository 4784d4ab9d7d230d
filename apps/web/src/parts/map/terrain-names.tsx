import L from 'leaflet';
import { useState } from 'react';
import { Marker, Pane, useMap, useMapEvent } from 'react-leaflet';
import { useSay } from '../../lib/language/page-texts';
import styles from './map.module.css';
import { type PlaceName, placeNames } from './place-names';

const PANE = 'names';

/** Without a size, the text is centred on the place. */
function nameIcon({ kind, turn = 0 }: PlaceName, name: string) {
  const text = document.createElement('span');
  text.textContent = name;
  text.className = `${styles.place} ${styles[kind]}`;
  text.style.rotate = `${turn}deg`;
  text.ariaHidden = 'true';
  return L.divIcon({ className: '', html: text, iconSize: [0, 0] });
}

const icons = new Map<PlaceName, L.DivIcon>();

/** A document has one language. */
function toIcon(place: PlaceName, name: string): L.DivIcon {
  const icon = icons.get(place) ?? nameIcon(place, name);
  icons.set(place, icon);
  return icon;
}

export function TerrainNames() {
  const say = useSay();
  const map = useMap();
  const [zoom, setZoom] = useState(() => Math.round(map.getZoom()));
  useMapEvent('zoomend', () => setZoom(Math.round(map.getZoom())));
  const shown = placeNames.filter(({ from, to }) => from <= zoom && zoom <= to);
  return (
    <Pane name={PANE} style={{ zIndex: 250, pointerEvents: 'none' }}>
      {shown.map((place) => (
        <Marker
          key={place.name}
          position={[place.lat, place.lng]}
          icon={toIcon(place, say(place.name))}
          interactive={false}
          keyboard={false}
        />
      ))}
    </Pane>
  );
}
