// First, because the layers' style sheets follow it.
import 'leaflet/dist/leaflet.css';
import { announce } from '@aranya/ui';
import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, Rectangle, useMap, useMapEvents } from 'react-leaflet';
import { showIndia } from '../../map/camera';
import { MapFrame } from '../../map/map-frame';
import { pointText } from '../../sighting/sighting-texts';
import type { Coordinates } from './coordinates';
import styles from './pin-map.module.css';
import { m } from '../../../lib/language/messages';

export interface PinMapProps {
  point: Coordinates | null;
  /** Others see this square instead. */
  square: [[number, number], [number, number]] | null;
  onPick: (point: Coordinates) => void;
}

const MAX_ZOOM = 17;
/** Shows the square and its surroundings. */
const PIN_ZOOM = 9;
/** Pixels. */
const STEP = 8;
const LARGE_STEP = 64;

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** For browsers only. */
export function PinMap({ point, square, onPick }: PinMapProps) {
  return (
    <MapFrame subject={m.saw_map()} maxZoom={MAX_ZOOM}>
      <View point={point} />
      <Taps onPick={onPick} />
      {square && (
        <Rectangle key={String(square)} bounds={square} interactive={false} className={styles.square} />
      )}
      {point && <Pin point={point} onPick={onPick} />}
    </MapFrame>
  );
}

/** Shows a pin set outside the map. */
function View({ point }: { point: Coordinates | null }) {
  const map = useMap();
  useEffect(() => {
    showIndia(map);
  }, [map]);
  useEffect(() => {
    if (point === null || map.getBounds().pad(-0.1).contains(point)) {
      if (point === null || map.getZoom() >= PIN_ZOOM - 3) return;
    }
    map.setView(point, Math.max(map.getZoom(), PIN_ZOOM), { animate: false });
  }, [map, point]);
  return null;
}

function Taps({ onPick }: Pick<PinMapProps, 'onPick'>) {
  const map = useMapEvents({
    click: ({ latlng }) => onPick(latlng),
    keydown: ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' || originalEvent.target !== map.getContainer()) return;
      originalEvent.preventDefault();
      onPick(map.getCenter());
      announce(m.saw_pin_map_middle());
    },
  });
  return null;
}

function pinIcon(): L.DivIcon {
  const face = document.createElement('span');
  face.className = styles.face ?? '';
  return L.divIcon({ html: face, className: styles.pin, iconSize: [44, 52], iconAnchor: [22, 48] });
}

function Pin({ point, onPick }: { point: Coordinates; onPick: PinMapProps['onPick'] }) {
  const map = useMap();
  const marker = useRef<L.Marker>(null);
  const [icon] = useState(pinIcon);
  const text = pointText(point);
  useEffect(() => {
    marker.current?.getElement()?.setAttribute('aria-label', m.saw_pin({ point: text }));
  }, [text]);
  const handlers = useMemo<L.LeafletEventHandlerFnMap>(
    () => ({
      dragend: () => marker.current && onPick(marker.current.getLatLng()),
      keydown: ({ originalEvent }) => {
        const move = moves[originalEvent.key];
        if (!move || !marker.current) return;
        originalEvent.preventDefault();
        // The map would move as well.
        originalEvent.stopPropagation();
        const by = L.point(...move).multiplyBy(originalEvent.shiftKey ? LARGE_STEP : STEP);
        const next = map.unproject(map.project(marker.current.getLatLng()).add(by));
        map.panInside(next, { padding: [48, 56], animate: false });
        onPick(next);
      },
    }),
    [map, onPick],
  );
  return <Marker ref={marker} position={point} icon={icon} draggable autoPan eventHandlers={handlers} />;
}
