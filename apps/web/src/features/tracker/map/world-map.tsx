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
import styles from './world-map.module.css';

export interface WorldMapProps {
  route: Route | undefined;
  /** Points of the route to draw. */
  shown: number;
  /** Draw every route instead. */
  all: boolean;
  lit: string | null;
  onLight: (slug: string | null) => void;
  onPick: (route: Route) => void;
}

/** Beyond the world's edges there is nothing to look at; to the sides it repeats. */
const bounds = L.latLngBounds([-85.06, -720], [85.06, 720]);

/** The map. Only this module and its neighbours know Leaflet; the page loads it after hydration. */
export function WorldMap({ route, shown, all, lit, onLight, onPick }: WorldMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const [detailed, setDetailed] = useState(true);
  // Lines are drawn well beyond the view, so that they are whole while the map flies.
  const [renderer] = useState(() => L.svg({ padding: 2 }));
  const [still] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const report = useCallback((available: boolean) => setDetailed(available), []);

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
        center={WORLD.centre}
        zoom={WORLD.zoom}
        minZoom={1}
        maxZoom={10}
        maxBounds={bounds}
        renderer={renderer}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!still}
        fadeAnimation={!still}
        markerZoomAnimation={!still}
      >
        <Labelled route={route} all={all} />
        <ZoomControl position="topright" zoomInTitle="Zoom in" zoomOutTitle="Zoom out" />
        <AttributionControl position="bottomright" prefix={false} />
        <Outline />
        <Tiles onChange={report} />
        {route ? <Journey route={route} shown={shown} /> : <WholeWorld />}
        {all && <AllRoutes lit={lit} onLight={onLight} onPick={onPick} />}
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
