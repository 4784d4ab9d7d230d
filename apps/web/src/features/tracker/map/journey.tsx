import type L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { Circle, CircleMarker, Marker, Polyline, useMap } from 'react-leaflet';
import type { Route } from '../route';
import { emojiIcon } from './emoji-icon';
import styles from './world-map.module.css';

/** By the specification: how near the map flies, and for how long, in seconds. */
const FLY_ZOOM = 5;
const FLY_SECONDS = 1.5;

/** Where the map stands when nothing is selected. */
export const WORLD: { centre: [number, number]; zoom: number } = { centre: [0, 0], zoom: 2 };

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function go(map: L.Map, to: L.LatLngExpression, zoom: number) {
  // A map without a size cannot fly: its way would have no length.
  if (wantsStillness() || map.getSize().x === 0) map.setView(to, zoom, { animate: false });
  else map.flyTo(to, zoom, { duration: FLY_SECONDS });
}

/** One route as far as it is shown: its circle, its line, its stops and the traveller at the latest. */
export function Journey({ route, shown }: { route: Route; shown: number }) {
  const map = useMap();
  const { circle, slug, track } = route;
  const path = route.stops.slice(0, shown);
  const latest = path.at(-1);
  const lat = latest?.lat;
  const lng = latest?.lng;
  useEffect(() => {
    if (lat !== undefined && lng !== undefined) go(map, [lat, lng], FLY_ZOOM);
  }, [map, slug, lat, lng]);

  const icon = useMemo(() => emojiIcon(track.emoji, track.name, 'traveller'), [track]);
  return (
    <>
      {circle && (
        <Circle
          key={`${slug} circle`}
          center={circle.centre}
          radius={circle.radius}
          interactive={false}
          pathOptions={{ stroke: false, fillColor: '#f0a02c', fillOpacity: 0.26, className: styles.circle }}
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
            className: styles.stop,
          }}
        />
      ))}
      {latest && (
        <Marker
          key={`${slug} traveller`}
          position={latest}
          icon={icon}
          interactive={false}
          keyboard={false}
        />
      )}
    </>
  );
}

/** Brings the map back to the whole world where no route is selected. */
export function WholeWorld() {
  const map = useMap();
  useEffect(() => {
    if (map.getZoom() !== WORLD.zoom || !map.getCenter().equals(WORLD.centre)) {
      go(map, WORLD.centre, WORLD.zoom);
    }
  }, [map]);
  return null;
}
