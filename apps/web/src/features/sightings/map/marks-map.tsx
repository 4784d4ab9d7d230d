// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import type { MapBox, MapMark } from '@aranya/contracts';
import type L from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { CircleMarker, useMap } from 'react-leaflet';
import { intlLocale } from '../../../lib/language/locale';
import { showIndia } from '../../../parts/map/camera';
import type { Point } from '../../../parts/map/geometry';
import { MapFrame } from '../../../parts/map/map-frame';
import { useSpread } from '../../../parts/map/use-spread';
import styles from '../../../parts/sighting-map/cells-map.module.css';
import { CountMark } from '../../../parts/sighting-map/count-mark';
import { SoftSquare } from '../../../parts/sighting-map/soft-square';
import { type MapView, MAX_ZOOM, roundView, viewText } from './map-view.rules';

export interface MarksMapProps {
  subject: string;
  marks: readonly MapMark[];
  /** Null shows India. */
  view: MapView | null;
  /**
   * Runs once the map is there, and after each move. The view is null until somebody moves the map of India.
   */
  onMove: (view: MapView | null, shown: MapBox) => void;
  /** Opens a mark; false for a mark into which the map zooms instead. */
  onOpen: (mark: MapMark) => boolean;
}

/** The API answers no wider map. */
const minZoomFor = (width: number) => (width < 768 ? 3 : 4);
const CLOSER = 2;

/** Shows where members saw something. The page lists the same sightings. Runs in browsers only. */
export function MarksMap({ subject, marks, view, onMove, onOpen }: MarksMapProps) {
  return (
    <MapFrame subject={subject} minZoom={minZoomFor(window.innerWidth)} maxZoom={MAX_ZOOM}>
      <View view={view} onMove={onMove} />
      <Marks marks={marks} onOpen={onOpen} />
    </MapFrame>
  );
}

/** In pixels, a count and the space around it. */
const MARK_GAP = 32;

function Marks({ marks, onOpen }: Pick<MarksMapProps, 'marks' | 'onOpen'>) {
  const places = useSpread(marks, MARK_GAP);
  return marks.map((mark, at) => (
    <Mark
      key={`${mark.lat} ${mark.lng} ${mark.degrees} ${mark.park}`}
      mark={mark}
      place={places[at] ?? mark}
      onOpen={onOpen}
    />
  ));
}

interface MarkProps extends Pick<MarksMapProps, 'onOpen'> {
  mark: MapMark;
  /** Beside the mark's own place where others stand. */
  place: Point;
}

function Mark({ mark, place, onOpen }: MarkProps) {
  const map = useMap();
  const { degrees, park, total } = mark;
  const open = () => {
    if (!onOpen(mark)) map.setView(mark, Math.min(map.getZoom() + CLOSER, MAX_ZOOM));
  };
  const isOnePoint = degrees === 0 && park === null && total === 1;
  const on = { click: open };
  return (
    <>
      {degrees > 0 && <SoftSquare center={mark} degrees={degrees} eventHandlers={on} />}
      {isOnePoint ? (
        <CircleMarker center={place} radius={9} className={styles.point} eventHandlers={on} />
      ) : (
        <CountMark center={place} isPark={park !== null} eventHandlers={on}>
          {total.toLocaleString(intlLocale())}
        </CountMark>
      )}
    </>
  );
}

const readView = (map: L.Map): MapView => roundView({ ...map.getCenter().wrap(), zoom: map.getZoom() });

const toBox = (bounds: L.LatLngBounds): MapBox => ({
  south: bounds.getSouth(),
  west: bounds.getWest(),
  north: bounds.getNorth(),
  east: bounds.getEast(),
});

function View({ view, onMove }: Pick<MarksMapProps, 'view' | 'onMove'>) {
  const map = useMap();
  const key = view && viewText(view);
  const tell = useEffectEvent((chosen: MapView | null) => onMove(chosen, toBox(map.getBounds())));
  const show = useEffectEvent(() => {
    if (view === null) showIndia(map);
    else if (viewText(readView(map)) !== key) map.setView(view, view.zoom, { animate: false });
    tell(view);
  });
  // The view is new at each render; the map moves only when it differs.
  useEffect(() => {
    show();
    const onMoveEnd = () => tell(readView(map));
    map.on('moveend', onMoveEnd);
    return () => void map.off('moveend', onMoveEnd);
  }, [map, key]);
  return null;
}
