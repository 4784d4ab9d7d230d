import L from 'leaflet';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { m } from '../../lib/language/messages';
import { Later } from '../../lib/later';
import { getSettings } from '../../lib/settings';
import { allowHtml } from '../../lib/trusted-types';
import { prefersReducedMotion } from '../../lib/reduced-motion';
import { keepCentre, WORLD } from './camera';
import { Terrain } from './terrain';
import styles from './map.module.css';

const MAX_FAILURES = 4;
const PATIENCE_MS = 5000;

interface StreetTilesProps {
  url: string;
  maxZoom: number;
  onFail: () => void;
}

/**
 * Requests tiles only where the map rests, as the tile server's policy asks.
 * @param onFail runs after four failures in a row, or if none has come in five seconds
 */
function StreetTiles({ url, maxZoom, onFail }: StreetTilesProps) {
  const failures = useRef(0);
  const anyCame = useRef(false);
  useEffect(() => {
    const patience = setTimeout(() => {
      if (!anyCame.current) onFail();
    }, PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [onFail]);
  const eventHandlers = useMemo(
    () => ({
      tileload: () => {
        failures.current = 0;
        anyCame.current = true;
      },
      tileerror: () => {
        failures.current += 1;
        if (failures.current === MAX_FAILURES) onFail();
      },
    }),
    [onFail],
  );
  return (
    <TileLayer
      url={url}
      className={styles.tiles}
      detectRetina
      // A fine screen gets the next zoom's tiles at half size.
      maxNativeZoom={maxZoom - (L.Browser.retina ? 1 : 0)}
      referrerPolicy="strict-origin-when-cross-origin"
      updateWhenIdle
      updateWhenZooming={false}
      keepBuffer={1}
      eventHandlers={eventHandlers}
    />
  );
}

interface MapFrameProps {
  onMap?: (map: L.Map | null) => void;
  /** Shown by the map, as in "all routes". */
  subject: string;
  minZoom?: number;
  maxZoom?: number;
  children: ReactNode;
}

/** A route from the Arctic to the Antarctic fits a phone at less than 1. */
const minZoomFor = (width: number) => (width < 768 ? 0 : 1);

const ETOPO1 = '<a href="https://doi.org/10.7289/V5C8276M">ETOPO1</a>';
const NATURAL_EARTH = '<a href="https://www.naturalearthdata.com/">Natural Earth</a>';
const terrainCredit = () => m.map_credit({ relief: ETOPO1, coasts: NATURAL_EARTH });
/** A phone has room for one line. */
const tilesFailedText = () => m.map_tiles_failed({ credits: `${ETOPO1}, ${NATURAL_EARTH}` });

/**
 * Draws terrain, or the operator's tiles while reachable, and controls. It runs in browsers only, because
 * Leaflet needs `window`.
 */
export function MapFrame({ onMap, subject, minZoom: least, maxZoom = 10, children }: MapFrameProps) {
  const { tiles } = getSettings();
  const [tilesFailed, setTilesFailed] = useState(false);
  const failTiles = useCallback(() => setTilesFailed(true), []);
  // Drawing beyond the view keeps lines whole while the map flies.
  const [renderer] = useState(() => L.svg({ padding: 2 }));
  const [animated] = useState(() => !prefersReducedMotion());
  const [minZoom] = useState(() => least ?? minZoomFor(window.innerWidth));

  useEffect(() => {
    const retry = () => setTilesFailed(false);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return (
    <>
      <MapContainer
        ref={onMap}
        className={styles.map}
        center={WORLD.center}
        zoom={WORLD.zoom}
        minZoom={minZoom}
        maxZoom={maxZoom}
        zoomSnap={0.25}
        renderer={renderer}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={animated}
        fadeAnimation={animated}
        markerZoomAnimation={animated}
      >
        <KeepCentre />
        <MapLabel subject={subject} />
        <ZoomControl
          position="topright"
          zoomInText="+"
          zoomInTitle={m.map_zoom_in()}
          zoomOutText="–"
          zoomOutTitle={m.map_zoom_out()}
        />
        {/* The attribution also reports missing tiles, as over the map it would cover controls and markers. */}
        <AttributionControl
          key={String(tilesFailed)}
          position="bottomright"
          prefix={allowHtml(tilesFailed ? tilesFailedText() : (tiles?.attribution ?? terrainCredit()))}
        />
        <Later>
          {tiles && !tilesFailed ? (
            <StreetTiles url={tiles.url} maxZoom={tiles.max_zoom} onFail={failTiles} />
          ) : (
            <Terrain />
          )}
        </Later>
        {children}
      </MapContainer>
      <p className="visually-hidden" role="status">
        {tilesFailed ? m.map_tiles_status() : ''}
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
    container.setAttribute('aria-label', m.map_of({ subject }));
  }, [map, subject]);
  return null;
}
