import { useMemo } from 'react';
import { Marker, Polyline, Tooltip } from 'react-leaflet';
import { extentOf, shortWay } from '../geometry';
import { allRoutes, type Route } from '../route';
import { emojiIcon } from './emoji-icon';
import styles from './world-map.module.css';

interface AllRoutesProps {
  /** Slug of the route that the pointer or the focus is on, here or in the list. */
  lit: string | null;
  onLight: (slug: string | null) => void;
  onPick: (route: Route) => void;
}

/** Every path, drawn lightly; each can be picked by its line or by the animal at its end. */
export function AllRoutes({ lit, onLight, onPick }: AllRoutesProps) {
  return allRoutes().map((route) => (
    <LightRoute
      key={route.slug}
      route={route}
      lit={route.slug === lit}
      onLight={onLight}
      onPick={() => onPick(route)}
    />
  ));
}

/**
 * The line of a route, and once more where the world repeats if it leaves the world's edge, so that both ends of a
 * route across 180° are seen.
 */
function copiesOf({ stops }: Route): LatLng[][] {
  const extent = extentOf(stops);
  const shifts = [0];
  if (extent && extent.west < -180) shifts.push(360);
  if (extent && extent.east > 180) shifts.push(-360);
  return shifts.map((shift) => stops.map(({ lat, lng }): LatLng => [lat, lng + shift]));
}

type LatLng = [lat: number, lng: number];

/** Wide enough for a finger. */
const HIT_WIDTH = 20;

function LightRoute({
  route,
  lit,
  onLight,
  onPick,
}: {
  route: Route;
  lit: boolean;
  onLight: (slug: string | null) => void;
  onPick: () => void;
}) {
  const { slug, stops, track } = route;
  const positions = useMemo(() => copiesOf(route), [route]);
  const icon = useMemo(() => emojiIcon(track.emoji, track.name, 'guest'), [track]);
  const last = stops.at(-1);
  const end: LatLng | undefined = last && [last.lat, shortWay(0, last.lng)];
  const eventHandlers = {
    click: onPick,
    mouseover: () => onLight(slug),
    mouseout: () => onLight(null),
  };
  return (
    <>
      <Polyline
        positions={positions}
        interactive={false}
        pathOptions={{
          color: '#1f63d6',
          weight: lit ? 5 : 2,
          opacity: lit ? 1 : 0.5,
          className: styles.line,
        }}
      />
      <Polyline
        positions={positions}
        eventHandlers={eventHandlers}
        pathOptions={{ opacity: 0, weight: HIT_WIDTH }}
      >
        <Tooltip sticky className={styles.name}>
          {track.emoji} {track.name}
        </Tooltip>
      </Polyline>
      {end && (
        <Marker
          position={end}
          icon={icon}
          keyboard={false}
          zIndexOffset={lit ? 1000 : 0}
          eventHandlers={eventHandlers}
        >
          <Tooltip className={styles.name}>
            {track.emoji} {track.name}
          </Tooltip>
        </Marker>
      )}
    </>
  );
}
