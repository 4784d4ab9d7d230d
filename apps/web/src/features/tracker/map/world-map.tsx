import 'leaflet/dist/leaflet.css';
import { ExpandIcon, IconButton } from '@aranya/ui';
import L from 'leaflet';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { AttributionControl, MapContainer, useMap, ZoomControl } from 'react-leaflet';
import { getSettings } from '../../../lib/settings';
import { allowHtml } from '../../../lib/trusted-types';
import type { AnimalTrack } from '../track';
import { ActiveTrack, prefersReducedMotion, WholeWorld, WORLD } from './active-track';
import { AllTracks } from './all-tracks';
import { StreetTiles } from './street-tiles';
import { WorldLand } from './world-land';
import styles from './world-map.module.css';

export interface WorldMapProps {
  track: AnimalTrack | undefined;
  shown: number;
  all: boolean;
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onSelect: (track: AnimalTrack) => void;
}

const bounds = L.latLngBounds([-85.06, -540], [85.06, 540]);

const LAND_ATTRIBUTION = 'Outline: <a href="https://www.naturalearthdata.com/">Natural Earth</a>';

/** For browsers only: Leaflet needs `window`. */
export function WorldMap({ track, shown, all, highlighted, onHighlight, onSelect }: WorldMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const [tilesFailed, setTilesFailed] = useState(false);
  const failTiles = useCallback(() => setTilesFailed(true), []);
  // Beyond the view, so that lines are whole while the map flies.
  const [renderer] = useState(() => L.svg({ padding: 2 }));
  // In a second render: one task would block a phone.
  const detailed = useDeferredValue(true, false);
  const [animated] = useState(() => !prefersReducedMotion());

  useEffect(() => {
    const retry = () => setTilesFailed(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const showWholeTrack = () => {
    if (!map || !track) return;
    map.stop();
    map.fitBounds(L.latLngBounds([...track.stops]), {
      paddingTopLeft: [60, 60],
      // The playback controls cover the lower edge.
      paddingBottomRight: [60, 190],
      maxZoom: 6,
      animate: animated,
    });
  };

  return (
    <>
      <MapContainer
        ref={setMap}
        className={styles.map}
        center={WORLD.center}
        zoom={WORLD.zoom}
        minZoom={1}
        maxZoom={10}
        maxBounds={bounds}
        renderer={renderer}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={animated}
        fadeAnimation={animated}
        markerZoomAnimation={animated}
      >
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
        {track ? <ActiveTrack track={track} shown={shown} /> : <WholeWorld />}
      </MapContainer>
      {track && (
        <IconButton
          className={styles.whole}
          variant="outline"
          label="Show the whole route"
          icon={<ExpandIcon />}
          onClick={showWholeTrack}
        />
      )}
      <p className={styles.status} role="status">
        {tilesFailed ? 'Map detail unavailable, outline shown' : ''}
      </p>
    </>
  );
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
