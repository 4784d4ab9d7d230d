import { LazyMap } from '../../parts/map/lazy-map';
import type { WorldMapProps } from './map/world-map';

const load = async () => ({ default: (await import('./map/world-map')).WorldMap });

export function MapPanel(props: WorldMapProps) {
  return <LazyMap load={load} mapProps={props} />;
}
