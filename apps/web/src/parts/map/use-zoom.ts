import { useState } from 'react';
import { useMap, useMapEvent } from 'react-leaflet';

/** Returns the zoom at which the map rests. */
export function useZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  return zoom;
}
