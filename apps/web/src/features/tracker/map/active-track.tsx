import { journeyOf, timelineOf } from '@aranya/wildlife-data';
import L from 'leaflet';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { Circle, Marker, useMap } from 'react-leaflet';
import { createStore } from 'zustand/vanilla';
import { prefersReducedMotion } from '../../../lib/reduced-motion';
import { flyToPoint, showRoute, whenAtRest } from '../../../parts/map/camera';
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
const pens = { way: 5, trail: 8, casing: 9, trailShare: 0.4 };

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
          <Circle
            center={circle.centre}
            radius={circle.radius}
            interactive={false}
            stroke={false}
            fillColor="#f0a02c"
            fillOpacity={0.22}
            className={styles.circle}
          />
          <Marker position={rimPoint(track)} icon={areaIcon()} interactive={false} keyboard={false} />
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

function areaIcon() {
  const text = document.createElement('span');
  text.textContent = 'Area of this journey';
  text.className = styles.place ?? '';
  text.ariaHidden = 'true';
  return L.divIcon({ className: '', html: text, iconSize: [0, 0] });
}

/** Returns a point of the circle's western rim that the route does not pass. */
function rimPoint({ circle, stops }: AnimalTrack): L.LatLng {
  const [first, last] = [stops[0], stops.at(-1)];
  const { centre = { lat: 0, lng: 0 }, radius = 0 } = circle ?? {};
  const bounds = L.latLng(centre).toBounds(2 * radius);
  const falls = first && last && (last.lat - first.lat) * (last.lng - first.lng) < 0;
  const lat = (falls ? bounds.getSouth() : bounds.getNorth()) - centre.lat;
  return L.latLng(
    centre.lat + Math.SQRT1_2 * lat,
    centre.lng + Math.SQRT1_2 * (bounds.getWest() - centre.lng),
  );
}

/** Flies to each stop as it appears, and at the end shows the whole route; a slow run is seen whole. */
function useCamera(stops: readonly Stop[], { shown, chosen, speed }: Playback, panels: () => Element[]) {
  const map = useMap();
  const showAll = useEffectEvent(() => showRoute(map, toCurves(stops).flat(), panels()));
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
    const points = stops.map(({ lat, lng }, index) => [lng, lat, index] as const);
    const journey = journeyOf({ id: '', points: points.map(([...point]) => point), gap_days: 1 });
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
