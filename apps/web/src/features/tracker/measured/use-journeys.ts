import {
  type Alignment,
  journeyOf,
  loadMeasuredTrack,
  type MeasuredTrack,
  timelineOf,
} from '@aranya/wildlife-data';
import { useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { prefersReducedMotion } from '../../../lib/reduced-motion';
import { createClock, type PlayerClock } from './player/clock-store';

/** Returns the tracks with their points, in order; null until they are loaded. */
export function useMeasuredTracks(ids: readonly string[]) {
  const wanted = ids.join();
  const [loaded, setLoaded] = useState<{ wanted: string; tracks: MeasuredTrack[] } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    Promise.all(wanted.split(',').map(loadMeasuredTrack)).then(
      (tracks) => {
        if (!current) return;
        setFailed(false);
        setLoaded({ wanted, tracks: tracks.filter((track) => track !== undefined) });
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);

  return {
    tracks: loaded?.wanted === wanted ? loaded.tracks : null,
    failed,
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * Plays from the beginning whenever the journeys change; without motion the whole journey is there at once.
 */
export function useClock(
  tracks: readonly Pick<MeasuredTrack, 'id' | 'points' | 'gap_days'>[] | null,
  alignment: Alignment,
): PlayerClock | null {
  const hydrated = useHydrated();
  const clock = useMemo(() => {
    if (!hydrated || !tracks) return null;
    return createClock(timelineOf(tracks.map(journeyOf), alignment), prefersReducedMotion());
  }, [hydrated, tracks, alignment]);

  useEffect(() => {
    if (!clock) return;
    if (!prefersReducedMotion()) clock.play();
    return clock.end;
  }, [clock]);
  return clock;
}
