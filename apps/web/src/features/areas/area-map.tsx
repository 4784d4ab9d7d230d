// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import { useEffect } from 'react';
import { CircleMarker, useMap } from 'react-leaflet';
import { m } from '../../lib/language/messages';
import { MapFrame } from '../../parts/map/map-frame';
import styles from './area-page.module.css';

export interface AreaMapProps {
  name: string;
  coordinates: { lat: number; lng: number };
}

const ZOOM = 8;

/** Marks a point, as the outline is unknown. Runs in browsers only. */
export function AreaMap({ name, coordinates }: AreaMapProps) {
  return (
    <MapFrame subject={m.area_where({ name })} maxZoom={12}>
      <View {...coordinates} />
      <CircleMarker center={coordinates} radius={9} interactive={false} className={styles.centre} />
    </MapFrame>
  );
}

function View({ lat, lng }: AreaMapProps['coordinates']) {
  const map = useMap();
  useEffect(() => {
    map.setView([lat, lng], ZOOM, { animate: false });
  }, [map, lat, lng]);
  return null;
}
