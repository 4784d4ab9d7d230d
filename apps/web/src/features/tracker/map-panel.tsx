import { LazyMap } from '../../parts/map/lazy-map';
import type { WorldMapProps } from './map/world-map';

export function MapPanel(props: WorldMapProps) {
  return <LazyMap load={loadWorldMap} mapProps={props} />;
}

async function loadWorldMap() {
  return { default: (await import('./map/world-map')).WorldMap };
}
