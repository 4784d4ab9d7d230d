import { shortWay } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { Marker, Polyline, Tooltip } from 'react-leaflet';
import { measureExtent } from '../../../parts/map/geometry';
import { allTracks, type AnimalTrack } from '../track';
import { toCurves } from '../../../parts/map/great-circle';
import { portraitIcon } from '../../../parts/map/portrait-icon';
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

/** A track that crosses 180° is drawn a second time, at the other side of the world. */
function trackLines({ stops }: AnimalTrack): LatLng[][] {
  const line = toCurves(stops).flat();
  const extent = measureExtent(line);
  const shifts = [0];
  if (extent && extent.west < -180) shifts.push(360);
  if (extent && extent.east > 180) shifts.push(-360);
  return shifts.map((shift) => line.map(({ lat, lng }): LatLng => [lat, lng + shift]));
}

/** A finger needs so many pixels. */
const HIT_WIDTH = 20;

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
  const eventHandlers = {
    click: () => onSelect(track),
    mouseover: () => onHighlight(slug),
    mouseout: () => onHighlight(null),
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
        <Tooltip sticky className={styles.name}>
          {name}
        </Tooltip>
      </Polyline>
      {end && (
        <Marker
          position={end}
          icon={icon}
          keyboard={false}
          zIndexOffset={highlighted ? 1000 : 0}
          eventHandlers={eventHandlers}
        >
          <Tooltip className={styles.name}>{name}</Tooltip>
        </Marker>
      )}
    </>
  );
}
