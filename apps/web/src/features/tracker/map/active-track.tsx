import type L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { Circle, CircleMarker, Marker, Polyline, useMap } from 'react-leaflet';
import type { AnimalTrack } from '../track';
import { emojiIcon } from './emoji-icon';
import styles from './world-map.module.css';

const FLY_ZOOM = 5;
const FLY_SECONDS = 1.5;

export const WORLD: { center: [number, number]; zoom: number } = { center: [0, 0], zoom: 2 };

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function flyTo(map: L.Map, to: L.LatLngExpression, zoom: number) {
  // Leaflet cannot fly a map without a size.
  if (prefersReducedMotion() || map.getSize().x === 0) map.setView(to, zoom, { animate: false });
  else map.flyTo(to, zoom, { duration: FLY_SECONDS });
}

export function ActiveTrack({ track, shown }: { track: AnimalTrack; shown: number }) {
  const map = useMap();
  const { circle, slug, name, emoji } = track;
  const path = track.stops.slice(0, shown);
  const latest = path.at(-1);
  const lat = latest?.lat;
  const lng = latest?.lng;
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) flyTo(map, [lat, lng], FLY_ZOOM);
  }, [map, slug, lat, lng]);

  const icon = useMemo(() => emojiIcon(emoji, name, 'large'), [emoji, name]);
  return (
    <>
      {circle && (
        <Circle
          key={`${slug} circle`}
          center={circle.centre}
          radius={circle.radius}
          interactive={false}
          pathOptions={{ stroke: false, fillColor: '#f0a02c', fillOpacity: 0.26 }}
        />
      )}
      <Polyline
        key={slug}
        positions={path}
        interactive={false}
        pathOptions={{ color: '#1f63d6', weight: 5, className: styles.line }}
      />
      {path.map((stop, index) => (
        <CircleMarker
          key={`${slug} ${index}`}
          center={stop}
          radius={5}
          interactive={false}
          pathOptions={{
            color: '#1f63d6',
            weight: 2.5,
            fillColor: '#fffaf0',
            fillOpacity: 1,
            className: styles.line,
          }}
        />
      ))}
      {latest && (
        <Marker key={`${slug} marker`} position={latest} icon={icon} interactive={false} keyboard={false} />
      )}
    </>
  );
}

export function WholeWorld() {
  const map = useMap();
  useEffect(() => {
    if (map.getZoom() !== WORLD.zoom || !map.getCenter().equals(WORLD.center)) {
      flyTo(map, WORLD.center, WORLD.zoom);
    }
  }, [map]);
  return null;
}
