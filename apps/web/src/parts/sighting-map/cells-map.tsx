// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import { CELL_DEGREES } from '@aranya/wildlife-data';
import { useEffect, useEffectEvent } from 'react';
import { CircleMarker, useMap } from 'react-leaflet';
import { useSiteNavigate } from '../../lib/language/use-site-navigate';
import { showPoints } from '../map/camera';
import { MapFrame } from '../map/map-frame';
import { squareCorners } from '../sighting/sighting-texts';
import styles from './cells-map.module.css';
import { CountMark } from './count-mark';
import { SoftSquare } from './soft-square';

interface Cell {
  lat: number;
  lng: number;
  /** The side of a square, if it is not the coarse one. */
  degrees?: number;
  total?: number;
}

export interface CellsMapProps {
  subject: string;
  /** Given by their centres. */
  cells?: readonly (Cell & { to?: string })[];
  parks?: readonly (Cell & { name: string; to?: string })[];
  points?: readonly Cell[];
}

/**
 * Shows squares and parks with their counts, and points. The page names the same places. Runs in browsers only.
 */
export function CellsMap({ subject, cells = [], parks = [], points = [] }: CellsMapProps) {
  const navigate = useSiteNavigate();
  const open = (to: string | undefined) => (to === undefined ? {} : { click: () => navigate(to) });
  return (
    <MapFrame subject={subject} maxZoom={12}>
      <View places={[...cells, ...parks, ...points]} />
      {cells.map((cell) => (
        <SoftSquare
          key={`${cell.lat} ${cell.lng}`}
          center={cell}
          degrees={cell.degrees ?? CELL_DEGREES.coarse}
          interactive={cell.to !== undefined}
          eventHandlers={open(cell.to)}
        />
      ))}
      {cells.map(
        (cell) =>
          cell.total !== undefined && (
            <CountMark
              key={`${cell.lat} ${cell.lng}`}
              center={cell}
              isPark={false}
              eventHandlers={open(cell.to)}
            >
              {cell.total}
            </CountMark>
          ),
      )}
      {parks.map((park) => (
        <CountMark key={park.name} center={park} isPark eventHandlers={open(park.to)}>
          {park.total}
        </CountMark>
      ))}
      {points.map(({ lat, lng }) => (
        <CircleMarker
          key={`${lat} ${lng}`}
          center={{ lat, lng }}
          radius={9}
          className={styles.point}
          interactive={false}
        />
      ))}
    </MapFrame>
  );
}

function View({ places }: { places: readonly Cell[] }) {
  const map = useMap();
  const fit = useEffectEvent(() => {
    const corners = places.flatMap((place) => squareCorners(place, CELL_DEGREES.coarse));
    const points = corners.map(([lat, lng]) => ({ lat, lng }));
    if (points.length > 0) showPoints(map, points, [], false);
  });
  // The places are new at each render; the map moves only when they differ.
  const key = places.map(({ lat, lng }) => `${lat} ${lng}`).join();
  useEffect(() => fit(), [key]);
  useEffect(() => {
    const onResize = () => fit();
    map.on('resize', onResize);
    return () => void map.off('resize', onResize);
  }, [map]);
  return null;
}
