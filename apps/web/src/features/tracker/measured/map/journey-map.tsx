// Comes first, because the layers' style sheets must override it.
import 'leaflet/dist/leaflet.css';
import { ExpandIcon, IconButton } from '@aranya/ui';
import type L from 'leaflet';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { m } from '../../../../lib/language/messages';
import type { Point } from '../../../../parts/map/geometry';
import { FLY_ZOOM, flyToPoint, showPoints } from '../../../../parts/map/camera';
import { MapFrame } from '../../../../parts/map/map-frame';
import mapStyles from '../../../../parts/map/map.module.css';
import { portraitOf } from '../measured-words';
import type { PlayedTrack } from '../played-track';
import type { PlayerClock } from '../player/clock-store';
import { Journeys } from './journeys';

export interface JourneyMapProps {
  /** In the order of the clock's timeline. */
  tracks: readonly PlayedTrack[];
  clock: PlayerClock | null;
  /** Draws the whole paths at once. */
  whole: boolean;
  subject: string;
  /** The map goes to this place whenever it is set. */
  spot: Point | null;
}

/** Shows measured journeys over the world. Runs in browsers only. */
export function JourneyMap({ tracks, clock, whole, subject, spot }: JourneyMapProps) {
  const [map, setMap] = useState<L.Map | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const animals = useMemo(
    () =>
      tracks.map((track) => ({
        id: track.id,
        name: `${track.species} ${track.individual}`,
        portrait: portraitOf(track),
        cellDegrees: track.cellDegrees,
      })),
    [tracks],
  );
  const panels = useCallback(() => [button.current].filter((panel) => panel !== null), []);

  const shown = useRef<L.Map | null>(null);
  const showAll = useCallback(() => {
    if (!map || !clock) return;
    map.stop();
    // The first view appears at once; during a flight the animal would pass under the buttons.
    showPoints(map, listPoints(clock), panels(), shown.current === map);
    shown.current = map;
  }, [map, clock, panels]);
  useEffect(showAll, [showAll]);
  useEffect(() => {
    if (map && spot) flyToPoint(map, spot, panels(), Math.max(map.getZoom(), FLY_ZOOM));
  }, [map, spot, panels]);

  return (
    <>
      <MapFrame onMap={setMap} subject={subject}>
        {clock && (
          <Journeys key={tracks.map(({ id }) => id).join()} animals={animals} clock={clock} whole={whole} />
        )}
      </MapFrame>
      <IconButton
        ref={button}
        className={mapStyles.whole}
        variant="outline"
        label={m.journey_show_whole()}
        icon={<ExpandIcon />}
        onClick={showAll}
      />
    </>
  );
}

function listPoints({ timeline }: PlayerClock): Point[] {
  return timeline.entries.flatMap(({ journey }) => journey.fixes.map(([lng, lat]) => ({ lng, lat })));
}
