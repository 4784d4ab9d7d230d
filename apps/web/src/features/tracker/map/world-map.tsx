// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import { ExpandIcon, IconButton } from '@aranya/ui';
import type L from 'leaflet';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { m } from '../../../lib/language/messages';
import { Later } from '../../../lib/later';
import type { Playback } from '../playback.rules';
import type { AnimalTrack } from '../track';
import { ActiveTrack } from './active-track';
import { AllTracks } from './all-tracks';
import { showPoints, showWorld } from '../../../parts/map/camera';
import { toCurves } from '../../../parts/map/great-circle';
import { MapFrame } from '../../../parts/map/map-frame';
import styles from '../../../parts/map/map.module.css';

export interface WorldMapProps {
  track: AnimalTrack | undefined;
  playback: Playback;
  all: boolean;
  /** The player lies over the map. */
  player: RefObject<HTMLElement | null>;
  highlighted: string | null;
  onHighlight: (slug: string | null) => void;
  onSelect: (track: AnimalTrack) => void;
}

export function WorldMap({ track, playback, all, player, ...picking }: WorldMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const whole = useRef<HTMLButtonElement>(null);
  const panels = useCallback(
    () => [player.current, whole.current].filter((panel) => panel !== null),
    [player],
  );

  const showWholeTrack = () => {
    if (!map || !track) return;
    map.stop();
    showPoints(map, toCurves(track.stops).flat(), panels());
  };

  const subject = track
    ? m.track_route_of({ name: track.name })
    : all
      ? m.track_all_routes()
      : m.track_world();
  return (
    <>
      <MapFrame onMap={setMap} subject={subject}>
        {track ? (
          <ActiveTrack key={track.slug} track={track} playback={playback} panels={panels} />
        ) : (
          <>
            <WholeWorld />
            {/* The relief and its names come first. */}
            <Later turn={3}>
              <AllTracks {...picking} lines={all} />
            </Later>
          </>
        )}
      </MapFrame>
      {track && (
        <IconButton
          ref={whole}
          className={styles.whole}
          variant="outline"
          label={m.track_show_whole()}
          icon={<ExpandIcon />}
          onClick={showWholeTrack}
        />
      )}
    </>
  );
}

function WholeWorld() {
  const map = useMap();
  useEffect(() => showWorld(map), [map]);
  return null;
}
