import 'leaflet/dist/leaflet.css';
import { ExpandIcon, IconButton } from '@aranya/ui';
import L from 'leaflet';
import { useCallback, useEffect, useState } from 'react';
import { AttributionControl, MapContainer, useMap, ZoomControl } from 'react-leaflet';
import type { Route } from '../route';
import { AllRoutes } from './all-routes';
import { Journey, WholeWorld, WORLD } from './journey';
import { Outline } from './outline-layer';
import { Tiles } from './tiles';
import { useSteps } from './use-steps';
import styles from './world-map.module.css';

export interface WorldMapProps {
  route: Route | undefined;
  /** Points of the route to draw. */
  shown: number;
  /** Draw every route instead. */
  all: boolean;
  /** The map will be moved: until then the picture under it shows the land. */
  stirred: boolean;
  lit: string | null;
  onLight: (slug: string | null) => void;
  onPick: (route: Route) => void;
}

/** Beyond the world's edges there is nothing to look at; to the sides it repeats. */
const bounds = L.latLngBounds([-85.06, -720], [85.06, 720]);

/** The steps in which the map comes, each in a task of its own: its view, what moves it, its tiles. */
const [PLACED, HANDLED, TILED] = [1, 2, 3];

const handlers = [
  'dragging',
  'touchZoom',
  'doubleClickZoom',
  'scrollWheelZoom',
  'boxZoom',
  'keyboard',
] as const;
/** Nothing moves the map until Controls lets it. */
const unhandled = Object.fromEntries(handlers.map((name) => [name, false]));

/** The map. Only this module and its neighbours know Leaflet; the page loads it after hydration. */
export function WorldMap({ route, shown, all, stirred, lit, onLight, onPick }: WorldMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const [detailed, setDetailed] = useState(true);
  // Lines are drawn well beyond the view, so that they are whole while the map flies.
  const [renderer] = useState(() => L.svg({ padding: 2 }));
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const report = useCallback((available: boolean) => setDetailed(available), []);
  const [outlined, setOutlined] = useState(false);
  const show = useCallback(() => setOutlined(true), []);
  // What stands before the map answers between its parts.
  const step = useSteps(map !== null, TILED);

  useEffect(() => {
    if (map && outlined) map.getContainer().dataset.outlined = '';
  }, [map, outlined]);

  const showWhole = () => {
    if (!map || !route) return;
    map.stop();
    map.fitBounds(L.latLngBounds([...route.stops]), { padding: [60, 60], maxZoom: 6, animate: !still });
  };

  return (
    <>
      <MapContainer
        ref={setMap}
        className={styles.map}
        minZoom={1}
        maxZoom={10}
        maxBounds={bounds}
        renderer={renderer}
        {...unhandled}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        markerZoomAnimation={!still}
      >
        <Labelled route={route} all={all} />
        {step >= PLACED && <Placed />}
        {step >= HANDLED && <Controls />}
        {step >= HANDLED && (stirred || !detailed) && <Outline onDrawn={show} />}
        {step >= TILED && <Tiles onChange={report} atOnce={!route} />}
        {step >= TILED && all && <AllRoutes lit={lit} onLight={onLight} onPick={onPick} />}
        {outlined && (route ? <Journey route={route} shown={shown} /> : <WholeWorld />)}
      </MapContainer>
      {route && (
        <IconButton
          className={styles.whole}
          variant="outline"
          label="Show the whole route"
          icon={<ExpandIcon />}
          onClick={showWhole}
        />
      )}
      <p className={styles.quiet} role="status">
        {detailed ? '' : 'Map detail unavailable, outline shown'}
      </p>
    </>
  );
}

/** Shows the whole world. */
function Placed() {
  const map = useMap();
  useEffect(() => void map.setView(WORLD.centre, WORLD.zoom), [map]);
  return null;
}

/** Of the drawn outline and of the picture that stands in its place at first. */
const OUTLINE_SOURCE = 'Outline: <a href="https://www.naturalearthdata.com/">Natural Earth</a>';

/** A sign of strokes: Leaflet's own minus is in none of the site's fonts, and looking for one takes long. */
const sign = (path: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${path}"/></svg>`;

/** Lets the map be moved, by hand and by buttons. */
function Controls() {
  const map = useMap();
  useEffect(() => handlers.forEach((name) => map[name].enable()), [map]);
  return (
    <>
      <ZoomControl
        position="topright"
        zoomInText={sign('M12 5v14M5 12h14')}
        zoomInTitle="Zoom in"
        zoomOutText={sign('M5 12h14')}
        zoomOutTitle="Zoom out"
      />
      <AttributionControl position="bottomright" prefix={OUTLINE_SOURCE} />
    </>
  );
}

/** Says to screen readers what the map is: Leaflet makes it a stop of Tab and tells nobody what for. */
function Labelled({ route, all }: { route: Route | undefined; all: boolean }) {
  const map = useMap();
  const subject = route ? `the route of the ${route.track.name}` : all ? 'all routes' : 'the world';
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', `Map of ${subject}. Arrow keys move it, plus and minus zoom.`);
  }, [map, subject]);
  return null;
}
