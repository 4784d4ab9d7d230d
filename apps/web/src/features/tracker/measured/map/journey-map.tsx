// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import { ExpandIcon, IconButton } from '@aranya/ui';
import { slugOf } from '@aranya/wildlife-data';
import type L from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import type { Point } from '../../../../parts/map/geometry';
import { FLY_ZOOM, flyToPoint, showRoute } from '../../../../parts/map/camera';
import { MapFrame } from '../../../../parts/map/map-frame';
import { portraitIcon } from '../../../../parts/map/portrait-icon';
import mapStyles from '../../../../parts/map/map.module.css';
import colours from '../journey-colours.module.css';
import type { PlayedTrack } from '../played-track';
import type { PlayerClock } from '../player/clock-store';
import { JourneyLayer } from './journey-layer';
import styles from './journey-map.module.css';

export interface JourneyMapProps {
  /** In the order of the clock's timeline. */
  tracks: readonly PlayedTrack[];
  clock: PlayerClock | null;
  /** Draws the whole paths at once. */
  whole: boolean;
  subject: string;
  /** The map goes to this place whenever it is set. */
  spot: Point | null;
}

/** Shows measured journeys over the world. Runs in browsers only. */
export function JourneyMap({ tracks, clock, whole, subject, spot }: JourneyMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panels = useCallback(() => [button.current].filter((panel) => panel !== null), []);

  const shown = useRef<L.Map | null>(null);
  const showAll = useCallback(() => {
    if (!map || !clock) return;
    map.stop();
    // The first view appears at once; during a flight the animal would pass under the buttons.
    showRoute(map, listPoints(clock), panels(), shown.current === map);
    shown.current = map;
  }, [map, clock, panels]);
  useEffect(showAll, [showAll]);
  useEffect(() => {
    if (map && spot) flyToPoint(map, spot, panels(), Math.max(map.getZoom(), FLY_ZOOM));
  }, [map, spot, panels]);

  return (
    <>
      <MapFrame onMap={setMap} subject={subject}>
        {clock && (
          <Journeys key={tracks.map(({ id }) => id).join()} tracks={tracks} clock={clock} whole={whole} />
        )}
      </MapFrame>
      <IconButton
        ref={button}
        className={mapStyles.whole}
        variant="outline"
        label="Show the whole journey"
        icon={<ExpandIcon />}
        onClick={showAll}
      />
    </>
  );
}

function listPoints({ timeline }: PlayerClock): Point[] {
  return timeline.entries.flatMap(({ journey }) => journey.fixes.map(([lng, lat]) => ({ lng, lat })));
}

/** Reads the colours from the style sheet, light or dark. */
function readInks(container: HTMLElement | null) {
  return [...(container?.children ?? [])].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { line: color, casing: backgroundColor };
  });
}

function Journeys({
  tracks,
  clock,
  whole,
}: {
  tracks: readonly PlayedTrack[];
  clock: PlayerClock;
  whole: boolean;
}) {
  const map = useMap();
  const inks = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<JourneyLayer | null>(null);

  useEffect(() => {
    const icons = tracks.map(({ species, individual, portrait }, at) =>
      portraitIcon(
        portrait ?? slugOf(species),
        `${species} ${individual}`,
        'large',
        `${styles.face} ${colours[`journey${at + 1}`]}`,
      ),
    );
    const added = new JourneyLayer({
      timeline: clock.timeline,
      icons,
      cellDegrees: tracks.map((track) => track.cellDegrees),
      inks: () => readInks(inks.current),
    });
    added.addTo(map);
    const follow = ({ time }: { time: number }) => added.setTime(time);
    follow(clock.store.getState());
    const unsubscribe = clock.store.subscribe(follow);
    setLayer(added);
    return () => {
      unsubscribe();
      added.remove();
    };
  }, [map, clock, tracks]);

  useEffect(() => layer?.setWhole(whole), [layer, whole]);

  useEffect(() => {
    if (!layer) return;
    const repaint = () => layer.redraw();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', repaint);
    const chosen = new MutationObserver(repaint);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', repaint);
      chosen.disconnect();
    };
  }, [layer]);

  return (
    <div ref={inks} className={styles.inks} aria-hidden="true">
      {tracks.map(({ id }, at) => (
        <i key={id} className={colours[`journey${at + 1}`]} />
      ))}
    </div>
  );
}
