import { useEffect, useMemo } from 'react';
import { Circle, CircleMarker, Marker, Polyline, useMap } from 'react-leaflet';
import { STEP_MS } from '../playback.rules';
import type { AnimalTrack } from '../track';
import { flyToPoint, showRoute, showWorld, whenAtRest } from '../../../parts/map/camera';
import { toCurves } from '../../../parts/map/great-circle';
import { portraitIcon } from '../../../parts/map/portrait-icon';
import { prefersReducedMotion } from '../../../lib/reduced-motion';
import styles from '../../../parts/map/map.module.css';

interface ActiveTrackProps {
  track: AnimalTrack;
  shown: number;
  /** When this stop was chosen: the map goes there again. */
  chosen: number | null;
  /** These panels lie over the map. */
  panels: () => Element[];
}

export function ActiveTrack({ track, shown, chosen, panels }: ActiveTrackProps) {
  const map = useMap();
  const { circle, emoji, slug, name, stops } = track;
  const curves = useMemo(() => toCurves(stops), [stops]);
  const path = stops.slice(0, shown);
  const latest = path.at(-1);
  useEffect(() => {
    const point = stops[shown - 1];
    if (!point) return;
    const ends = shown === stops.length && chosen === null;
    if (ends && prefersReducedMotion()) return showRoute(map, curves.flat(), panels());
    const centre = flyToPoint(map, point, panels());
    if (!ends) return;
    return whenAtRest(map, centre, STEP_MS, () => showRoute(map, curves.flat(), panels()));
  }, [map, stops, shown, chosen, curves, panels]);

  const icon = useMemo(() => portraitIcon(slug, `${emoji} ${name}`, 'large'), [slug, emoji, name]);
  const line = path.length > 1 ? curves.slice(0, shown - 1).flat() : [];
  return (
    <>
      {circle && (
        <Circle
          key={`${slug} circle`}
          center={circle.centre}
          radius={circle.radius}
          interactive={false}
          stroke={false}
          fillColor="#f0a02c"
          fillOpacity={0.26}
          className={styles.circle}
        />
      )}
      <Polyline
        key={`${slug} casing`}
        positions={line}
        interactive={false}
        weight={9}
        smoothFactor={0}
        opacity={0.8}
        className={styles.casing}
      />
      <Polyline
        key={slug}
        positions={line}
        interactive={false}
        weight={5}
        smoothFactor={0}
        className={styles.line}
      />
      {path.map((stop, index) => (
        <CircleMarker
          key={`${slug} ${index}`}
          center={stop}
          radius={5}
          interactive={false}
          weight={2.5}
          fillColor="#fffaf0"
          fillOpacity={1}
          className={styles.line}
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
  useEffect(() => showWorld(map), [map]);
  return null;
}
