import { journeyOf, timelineOf } from '@aranya/wildlife-data';
import L from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Circle as CircleShape, Marker, useMap } from 'react-leaflet';
import { createStore } from 'zustand/vanilla';
import { m } from '../../../lib/language/messages';
import { prefersReducedMotion } from '../../../lib/reduced-motion';
import { flyToPoint, showPoints, whenAtRest } from '../../../parts/map/camera';
import type { Circle, Point } from '../../../parts/map/geometry';
import { toCurves } from '../../../parts/map/great-circle';
import styles from '../../../parts/map/map.module.css';
import { Journeys } from '../measured/map/journeys';
import { isPlaying, type Playback, reachedAt, SLOW, STEP_MS } from '../playback.rules';
import type { AnimalTrack, Stop } from '../track';

interface ActiveTrackProps {
  track: AnimalTrack;
  playback: Playback;
  /** These panels lie over the map. */
  panels: () => Element[];
}

/** The specification's line has a weight of 5. */
const pens = { way: 5, trail: 9, casing: 9, trailShare: 0.4 };

export function ActiveTrack({ track, playback, panels }: ActiveTrackProps) {
  const { circle, emoji, slug, name, stops } = track;
  useCamera(stops, playback, panels);
  const clock = useWay(stops, playback);
  const animals = useMemo(
    () => [{ id: slug, name: `${emoji} ${name}`, portrait: slug }],
    [slug, emoji, name],
  );
  return (
    <>
      {circle && (
        <>
          <CircleShape
            center={circle.centre}
            radius={circle.radius}
            interactive={false}
            stroke={false}
            fillColor="#f0a02c"
            fillOpacity={0.22}
            className={styles.circle}
          />
          <AreaLabel circle={circle} stops={stops} />
        </>
      )}
      <Journeys animals={animals} clock={clock} whole={false} pens={pens} />
      {stops.slice(0, playback.shown).map((stop, index) => (
        <Marker
          key={index}
          position={stop}
          icon={stopIcon}
          interactive={false}
          keyboard={false}
          zIndexOffset={-1000}
        />
      ))}
    </>
  );
}

const stopIcon = L.divIcon({ className: styles.stop ?? '', iconSize: [12, 12] });

/** Says inside the circle what it is. */
function AreaLabel({ circle, stops }: { circle: Circle; stops: readonly Stop[] }) {
  const point = useMemo(() => rimPoint(circle, stops), [circle, stops]);
  const icon = useMemo(() => {
    const text = document.createElement('span');
    text.textContent = m.track_area();
    text.className = styles.place ?? '';
    text.style.translate = `${point.lng > circle.centre.lng ? 'calc(-100% - 10px)' : '10px'} -50%`;
    text.ariaHidden = 'true';
    return L.divIcon({ className: '', html: text, iconSize: [0, 0] });
  }, [circle, point]);
  return <Marker position={point} icon={icon} interactive={false} keyboard={false} />;
}

/** Returns the point of the circle's rim, between two of its sides, that is farthest from the stops. */
function rimPoint({ centre, radius }: Circle, stops: readonly Stop[]): Point {
  const sides = L.latLng(centre).toBounds(2 * radius);
  const [up, across] = [sides.getNorth() - centre.lat, sides.getEast() - centre.lng];
  const corners = [
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 1],
  ].map(([y = 0, x = 0]) => ({
    lat: centre.lat + y * up * Math.SQRT1_2,
    lng: centre.lng + x * across * Math.SQRT1_2,
  }));
  const toStops = (corner: Point) =>
    Math.min(...stops.map(({ lat, lng }) => Math.hypot(lat - corner.lat, lng - corner.lng)));
  return corners.reduce((best, corner) => (toStops(corner) > toStops(best) ? corner : best));
}

/** Flies to each stop as it appears, and at the end shows the whole route; a slow run is seen whole. */
function useCamera(stops: readonly Stop[], { shown, chosen, speed }: Playback, panels: () => Element[]) {
  const map = useMap();
  const showAll = useEffectEvent(() => showPoints(map, toCurves(stops).flat(), panels()));
  const isWhole = speed === SLOW && chosen === null;
  const follow = useEffectEvent(() => {
    const point = stops[shown - 1];
    if (!point || isWhole) return;
    const ends = shown === stops.length && chosen === null;
    if (ends && prefersReducedMotion()) return showAll();
    const centre = flyToPoint(map, point, panels());
    if (ends) return whenAtRest(map, centre, STEP_MS, () => showAll());
    return;
  });
  useEffect(() => (isWhole ? showAll() : undefined), [map, isWhole]);
  useEffect(() => follow(), [map, stops, shown, chosen]);
}

/** Returns a clock in stops from the first; between two it runs evenly, or waits for the next without motion. */
function useWay(stops: readonly Stop[], playback: Playback) {
  const clock = useMemo(() => {
    const points = stops.map(({ lat, lng }, index): [number, number, number] => [lng, lat, index]);
    const journey = journeyOf({ id: '', points, gap_days: 1 });
    return { timeline: timelineOf([journey], 'calendar'), store: createStore(() => ({ time: 0 })) };
  }, [stops]);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const reached = prefersReducedMotion() ? playback.shown : reachedAt(playback, performance.now());
      clock.store.setState({ time: Math.max(0, reached - 1) });
      if (isPlaying(playback)) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [clock, playback]);
  return clock;
}
