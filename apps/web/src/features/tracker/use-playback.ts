import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { prefersReducedMotion } from '../../lib/reduced-motion';
import * as rules from './playback.rules';
import type { AnimalTrack } from './track';

const now = () => performance.now();

type SetPlayback = Dispatch<SetStateAction<rules.Playback>>;

/** Uses the time of this call, not that of the later render. */
function apply(
  setPlayback: SetPlayback,
  rule: (playback: rules.Playback, at: number) => rules.Playback,
  earliest = 0,
): void {
  const at = Math.max(now(), earliest);
  setPlayback((playback) => rule(playback, at));
}

/** Plays from the first stop whenever the track changes; without motion the whole route is there at once. */
export function usePlayback(track: AnimalTrack | undefined) {
  const stops = track?.stops.length ?? 0;
  const [playedTrack, setPlayedTrack] = useState(track);
  const [playback, setPlayback] = useState(() => rules.newPlayback(stops));
  if (playedTrack !== track) {
    setPlayedTrack(track);
    setPlayback(rules.newPlayback(stops, playback.speed));
  }

  useEffect(() => {
    if (track) apply(setPlayback, prefersReducedMotion() ? rules.finish : rules.restart);
  }, [track]);

  useEffect(() => {
    const due = rules.dueAt(playback);
    if (due === null) return;
    // Timers may fire a fraction early.
    const timer = setTimeout(() => apply(setPlayback, rules.tick, due), due - now());
    return () => clearTimeout(timer);
  }, [playback]);

  return {
    playback,
    play: () => apply(setPlayback, rules.play),
    pause: () => apply(setPlayback, rules.pause),
    restart: () => apply(setPlayback, rules.restart),
    step: (by: 1 | -1) => setPlayback((current) => rules.step(current, by)),
    choose: (stop: number) => apply(setPlayback, (current, at) => rules.choose(current, stop, at)),
    setSpeed: (speed: rules.Speed) => apply(setPlayback, (current, at) => rules.setSpeed(current, speed, at)),
  };
}

export type PlaybackActions = ReturnType<typeof usePlayback>;
