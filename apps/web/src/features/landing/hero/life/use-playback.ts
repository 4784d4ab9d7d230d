import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../../lib/reduced-motion';
import { chapterAt, flightFrames, toMs, TOTAL_MS } from './clock';
import { FLIGHTS, STILL_DAY } from './flights';

interface Playback {
  /** Undefined while nothing flies. */
  chapter: number | undefined;
  isPlaying: boolean;
  toggle: () => void;
}

const LOOK_MS = 250;

/**
 * Lets the birds in `stage` fly once, by transforms that the compositor moves, then rest where all are in view.
 * They stop while the picture is out of view or the tab is hidden, and do not start with reduced motion.
 */
export function usePlayback(stage: HTMLElement | null): Playback {
  const [chapter, setChapter] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const [inView, setInView] = useState(true);
  const flights = useRef<readonly Animation[]>([]);
  useEffect(() => {
    if (!stage || typeof stage.animate !== 'function') return undefined;
    flights.current = FLIGHTS.flatMap((flight) => {
      const bird = stage.querySelector(`[data-flight='${flight.track}']`);
      const flying = bird?.animate(flightFrames(flight), { duration: TOTAL_MS, fill: 'both' });
      return flying ? [flying] : [];
    });
    const still = prefersReducedMotion();
    seek(flights.current, still ? toMs(STILL_DAY) : 0);
    setPlaying(!still);
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(stage);
    return () => {
      observer.disconnect();
      for (const flight of flights.current) flight.cancel();
    };
  }, [stage]);
  useEffect(() => {
    const [clock] = flights.current;
    if (!isPlaying || !inView || !clock) return undefined;
    const run = () => {
      for (const flight of flights.current) {
        if (document.hidden) flight.pause();
        else flight.play();
      }
    };
    const look = () => {
      if (clock.playState !== 'finished') return setChapter(chapterAt(Number(clock.currentTime)));
      seek(flights.current, toMs(STILL_DAY));
      setChapter(undefined);
      setPlaying(false);
    };
    run();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
      for (const flight of flights.current) if (flight.playState === 'running') flight.pause();
    };
  }, [isPlaying, inView]);
  const toggle = () => {
    if (!isPlaying && chapter === undefined) seek(flights.current, 0);
    setPlaying(!isPlaying);
  };
  return { chapter, isPlaying, toggle };
}

function seek(flights: readonly Animation[], ms: number): void {
  for (const flight of flights) {
    flight.pause();
    flight.currentTime = ms;
  }
}
