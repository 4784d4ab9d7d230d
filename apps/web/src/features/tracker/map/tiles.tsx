import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useSettings } from '../../../lib/settings';
import { wantsSharpTiles } from './sharp-tiles';
import { SteadyTileLayer } from './steady-tiles';
import styles from './world-map.module.css';

/** Tiles that may fail one after another before no more are asked for. */
const PATIENCE = 4;

interface TilesProps {
  /** Called with whether there are tiles, at first and when that changes. */
  onChange: (available: boolean) => void;
  /** The map is where it will stay: otherwise the first tiles are asked for at the end of its flight. */
  atOnce: boolean;
}

/**
 * The tiles of the street map over the outline. They are asked for where the map rests, never ahead of it, as the
 * server's rules want. After several failures in a row the layer goes and `onChange` says so; it comes back when the
 * browser reports a network again.
 */
export function Tiles({ onChange, atOnce }: TilesProps) {
  const map = useMap();
  const { url, attribution } = useSettings().tiles;
  const [available, setAvailable] = useState(true);
  const [rested, setRested] = useState(atOnce);

  useEffect(() => {
    if (rested) return;
    const rest = () => setRested(true);
    map.once('moveend', rest);
    return () => void map.off('moveend', rest);
  }, [map, rested]);

  useEffect(() => onChange(available), [available, onChange]);
  useEffect(() => {
    const again = () => setAvailable(true);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  useEffect(() => {
    if (!available || !rested) return;
    let failures = 0;
    const layer = new SteadyTileLayer(url, {
      attribution,
      className: styles.tiles,
      detectRetina: wantsSharpTiles(),
      referrerPolicy: 'strict-origin-when-cross-origin',
      updateWhenIdle: true,
      updateWhenZooming: false,
      keepBuffer: 1,
    });
    layer.on('tileload', () => (failures = 0));
    layer.on('tileerror', () => {
      failures += 1;
      if (failures >= PATIENCE) setAvailable(false);
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, url, attribution, available, rested]);

  return null;
}
