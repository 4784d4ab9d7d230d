// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import { CELL_DEGREES } from '@aranya/wildlife-data';
import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { useNavigate } from 'react-router';
import { showPoints } from '../../parts/map/camera';
import { MapFrame } from '../../parts/map/map-frame';
import { squareCorners } from '../../parts/sighting/sighting-texts';
import { CountMark } from './count-mark';
import { SoftSquare } from './soft-square';

interface Cell {
  lat: number;
  lng: number;
  total?: number;
}

export interface CellsMapProps {
  subject: string;
  /** Given by their centres. */
  cells: readonly (Cell & { to?: string })[];
  parks: readonly (Cell & { name: string; to: string })[];
}

/**
 * Shows squares and parks with their counts. The page lists the same places as links. Runs in browsers only.
 */
export function CellsMap({ subject, cells, parks }: CellsMapProps) {
  const navigate = useNavigate();
  const open = (to: string | undefined) => (to === undefined ? {} : { click: () => void navigate(to) });
  return (
    <MapFrame subject={subject} maxZoom={12}>
      <View places={[...cells, ...parks]} />
      {cells.map((cell) => (
        <SoftSquare
          key={`${cell.lat} ${cell.lng}`}
          center={cell}
          degrees={CELL_DEGREES.coarse}
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
