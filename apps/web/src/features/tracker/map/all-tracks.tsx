import { shortWay } from '@aranya/wildlife-data';
import type { LeafletEventHandlerFnMap, PointTuple } from 'leaflet';
import { useMemo } from 'react';
import { Marker, Polyline, Tooltip } from 'react-leaflet';
import { measureExtent } from '../../../parts/map/geometry';
import { allTracks, type AnimalTrack } from '../track';
import { toCurves } from '../../../parts/map/great-circle';
import { portraitIcon } from '../../../parts/map/portrait-icon';
import { useLabel } from './use-label';
import styles from '../../../parts/map/map.module.css';

interface AllTracksProps {
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onSelect: (track: AnimalTrack) => void;
}

export function AllTracks({ highlighted, onHighlight, onSelect }: AllTracksProps) {
  return allTracks.map((track) => (
    <LightTrack
      key={track.slug}
      track={track}
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
  highlighted: boolean;
}

function LightTrack({ track, highlighted, onHighlight, onSelect }: LightTrackProps) {
  const { emoji, slug, name, stops } = track;
  const positions = useMemo(() => trackLines(track), [track]);
  const icon = useMemo(() => portraitIcon(slug, `${emoji} ${name}`, 'small'), [slug, emoji, name]);
  const last = stops.at(-1);
  const end: LatLng | undefined = last && [last.lat, shortWay(0, last.lng)];
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
      <Polyline
        positions={positions}
        interactive={false}
        smoothFactor={0}
        className={styles.line}
        pathOptions={{ weight: highlighted ? 5 : 2 }}
      />
      <Polyline
        positions={positions}
        eventHandlers={eventHandlers}
        pathOptions={{ opacity: 0, weight: HIT_WIDTH }}
      >
        {at && (
          <Tooltip permanent interactive position={at} offset={BESIDE_FACE} className={styles.name}>
            {name}
          </Tooltip>
        )}
      </Polyline>
      {end && (
        <Marker
          position={end}
          icon={icon}
          keyboard={false}
          zIndexOffset={highlighted ? 1000 : 0}
          eventHandlers={eventHandlers}
        />
      )}
    </>
  );
}
