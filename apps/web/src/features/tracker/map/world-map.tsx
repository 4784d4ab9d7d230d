import 'leaflet/dist/leaflet.css';
import { ExpandIcon, IconButton } from '@aranya/ui';
import L from 'leaflet';
import { type RefObject, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { AttributionControl, MapContainer, useMap, ZoomControl } from 'react-leaflet';
import { getSettings } from '../../../lib/settings';
import { allowHtml } from '../../../lib/trusted-types';
import type { AnimalTrack } from '../track';
import { ActiveTrack, WholeWorld } from './active-track';
import { AllTracks } from './all-tracks';
import { keepCentre, prefersReducedMotion, showRoute, WORLD } from './camera';
import { curvesOf } from './great-circle';
import { StreetTiles } from './street-tiles';
import { WorldLand } from './world-land';
import styles from './world-map.module.css';

export interface WorldMapProps {
  track: AnimalTrack | undefined;
  shown: number;
  all: boolean;
  /** Lies over the map. */
  player: RefObject<HTMLElement | null>;
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onSelect: (track: AnimalTrack) => void;
}

/** A route from the Arctic to the Antarctic fits a phone at less than 1. */
const minZoomOf = (width: number) => (width < 768 ? 0 : 1);

const LAND_ATTRIBUTION = 'Outline: <a href="https://www.naturalearthdata.com/">Natural Earth</a>';

/** For browsers only: Leaflet needs `window`. */
export function WorldMap({ track, shown, all, player, highlighted, onHighlight, onSelect }: WorldMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const failTiles = useCallback(() => setTilesFailed(true), []);
  // Beyond the view, so that lines are whole while the map flies.
  const [renderer] = useState(() => L.svg({ padding: 2 }));
  // In a second render: one task would block a phone.
  const detailed = useDeferredValue(true, false);
  const [animated] = useState(() => !prefersReducedMotion());
  const [minZoom] = useState(() => minZoomOf(window.innerWidth));
  const whole = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const panels = useCallback(
    () => [player.current, whole.current, status.current].filter((panel) => panel !== null),
    [player],
  );

  useEffect(() => {
    const retry = () => setTilesFailed(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const showWholeTrack = () => {
    if (!map || !track) return;
    map.stop();
    showRoute(map, curvesOf(track.stops).flat(), panels());
  };

  return (
    <>
      <MapContainer
        ref={setMap}
        className={styles.map}
        center={WORLD.center}
        zoom={WORLD.zoom}
        minZoom={minZoom}
        maxZoom={10}
        zoomSnap={0.25}
        renderer={renderer}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={animated}
        fadeAnimation={animated}
        markerZoomAnimation={animated}
      >
        <KeepCentre />
        <MapLabel subject={track ? `the route of the ${track.name}` : all ? 'all routes' : 'the world'} />
        <ZoomControl
          position="topright"
          zoomInText="+"
          zoomInTitle="Zoom in"
          zoomOutText="–"
          zoomOutTitle="Zoom out"
        />
        {/* Both layers from the start: a control that grows would shift. */}
        <AttributionControl
          position="bottomright"
          prefix={allowHtml(`${LAND_ATTRIBUTION} | ${getSettings().tiles.attribution}`)}
        />
        <WorldLand />
        {detailed && !tilesFailed && <StreetTiles onFail={failTiles} />}
        {detailed && all && (
          <AllTracks highlighted={highlighted} onHighlight={onHighlight} onSelect={onSelect} />
        )}
        {track ? <ActiveTrack track={track} shown={shown} panels={panels} /> : <WholeWorld />}
      </MapContainer>
      {track && (
        <IconButton
          ref={whole}
          className={styles.whole}
          variant="outline"
          label="Show the whole route"
          icon={<ExpandIcon />}
          onClick={showWholeTrack}
        />
      )}
      <p ref={status} className={styles.status} role="status">
        {tilesFailed ? 'Map detail unavailable, outline shown' : ''}
      </p>
    </>
  );
}

function KeepCentre() {
  const map = useMap();
  useEffect(() => {
    const keep = () => keepCentre(map);
    map.on('moveend', keep);
    return () => void map.off('moveend', keep);
  }, [map]);
  return null;
}

/** Leaflet makes the map focusable without a name. */
function MapLabel({ subject }: { subject: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', `Map of ${subject}. Arrow keys move it, plus and minus zoom.`);
  }, [map, subject]);
  return null;
}
