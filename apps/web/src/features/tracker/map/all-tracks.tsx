import { shortWay } from '@aranya/wildlife-data';
import type { LeafletEventHandlerFnMap, PointTuple } from 'leaflet';
import { useMemo } from 'react';
import { Marker, Polyline, Tooltip } from 'react-leaflet';
import { measureExtent, type Point } from '../../../parts/map/geometry';
import type { AnimalTrack } from '../track';
import { useTracks } from '../track-words';
import { toCurves } from '../../../parts/map/great-circle';
import { portraitIcon } from '../../../parts/map/portrait-icon';
import { useSpread } from '../../../parts/map/use-spread';
import { useLabel } from './use-label';
import styles from '../../../parts/map/map.module.css';

interface AllTracksProps {
  /** Otherwise only the animals' heads. */
  lines: boolean;
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onSelect: (track: AnimalTrack) => void;
}

/** In pixels, between the middles of two heads. */
const HEAD_GAP = 32;

const endOf = ({ stops }: AnimalTrack): Point => {
  const { lat = 0, lng = 0 } = stops.at(-1) ?? {};
  return { lat, lng: shortWay(0, lng) };
};

export function AllTracks({ lines, highlighted, onHighlight, onSelect }: AllTracksProps) {
  const tracks = useTracks();
  const ends = useMemo(() => tracks.map(endOf), [tracks]);
  const heads = useSpread(ends, HEAD_GAP);
  return tracks.map((track, at) => (
    <LightTrack
      key={track.slug}
      track={track}
      head={heads[at] ?? { lat: 0, lng: 0 }}
      lines={lines}
      highlighted={track.slug === highlighted}
      onHighlight={onHighlight}
      onSelect={onSelect}
    />
  ));
}

type LatLng = [lat: number, lng: number];

/** A track that crosses 180° is drawn a second time, on the other side of the world. */
function trackLines({ stops }: AnimalTrack): LatLng[][] {
  const line = toCurves(stops).flat();
  const extent = measureExtent(line);
  const shifts = [0];
  if (extent && extent.west < -180) shifts.push(360);
  if (extent && extent.east > 180) shifts.push(-360);
  return shifts.map((shift) => line.map(({ lat, lng }): LatLng => [lat, lng + shift]));
}

/** In pixels, wide enough for a finger. */
const HIT_WIDTH = 20;
/** From the pointer to its label, so that a face stays free. */
const BESIDE_FACE: PointTuple = [10, 0];

interface LightTrackProps extends Omit<AllTracksProps, 'highlighted'> {
  track: AnimalTrack;
  head: Point;
  highlighted: boolean;
}

function LightTrack({ track, head, lines, highlighted, onHighlight, onSelect }: LightTrackProps) {
  const { emoji, slug, name } = track;
  const positions = useMemo(() => (lines ? trackLines(track) : []), [track, lines]);
  const icon = useMemo(() => portraitIcon(slug, `${emoji} ${name}`, 'small'), [slug, emoji, name]);
  const { at, onOver, onOut } = useLabel();
  const eventHandlers: LeafletEventHandlerFnMap = {
    click: () => onSelect(track),
    mouseover: ({ latlng }) => {
      onHighlight(slug);
      onOver(latlng);
    },
    mouseout: () => {
      onHighlight(null);
      onOut();
    },
  };
  return (
    <>
      {lines && (
        <>
          <Polyline
            positions={positions}
            interactive={false}
            smoothFactor={0}
            className={styles.line}
            pathOptions={highlighted ? { weight: 5, opacity: 1 } : { weight: 1.5, opacity: 0.7 }}
          />
          <Polyline
            positions={positions}
            eventHandlers={eventHandlers}
            pathOptions={{ opacity: 0, weight: HIT_WIDTH }}
          />
        </>
      )}
      <Marker
        position={head}
        icon={icon}
        keyboard={false}
        zIndexOffset={highlighted ? 1000 : 0}
        eventHandlers={eventHandlers}
      >
        {at && (
          <Tooltip permanent interactive position={at} offset={BESIDE_FACE} className={styles.name}>
            {name}
          </Tooltip>
        )}
      </Marker>
    </>
  );
}
