import { type TerrainName, terrainNames } from '@aranya/wildlife-data';
import L from 'leaflet';
import { useState } from 'react';
import { Marker, Pane, useMap, useMapEvent } from 'react-leaflet';
import { recordWord } from '../../lib/language/record-word';
import styles from './map.module.css';

const PANE = 'names';

/** Without a size, the text is centred on the place. */
function nameIcon({ kind, name, turn = 0 }: TerrainName) {
  const text = document.createElement('span');
  text.textContent = recordWord(name);
  text.className = `${styles.place} ${styles[kind]}`;
  text.style.rotate = `${turn}deg`;
  text.ariaHidden = 'true';
  return L.divIcon({ className: '', html: text, iconSize: [0, 0] });
}

const icons = new Map<TerrainName, L.DivIcon>();

/** A document has one language. */
function toIcon(place: TerrainName): L.DivIcon {
  const icon = icons.get(place) ?? nameIcon(place);
  icons.set(place, icon);
  return icon;
}

export function TerrainNames() {
  const map = useMap();
  const [zoom, setZoom] = useState(() => Math.round(map.getZoom()));
  useMapEvent('zoomend', () => setZoom(Math.round(map.getZoom())));
  const shown = terrainNames.filter(({ from, to }) => from <= zoom && zoom <= to);
  return (
    <Pane name={PANE} style={{ zIndex: 250, pointerEvents: 'none' }}>
      {shown.map((place) => (
        <Marker
          key={place.name}
          position={[place.lat, place.lng]}
          icon={toIcon(place)}
          interactive={false}
          keyboard={false}
        />
      ))}
    </Pane>
  );
}
