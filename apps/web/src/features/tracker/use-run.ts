import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { Route } from './route';
import * as rules from './tracker.rules';

const now = () => performance.now();

type SetRun = Dispatch<SetStateAction<rules.Run>>;

/** Changes the run by a rule at the moment of the call, not at whichever later one React computes it. */
function actNow(setRun: SetRun, rule: (run: rules.Run, at: number) => rules.Run, atLeast = 0): void {
  const at = Math.max(now(), atLeast);
  setRun((run) => rule(run, at));
}

/**
 * Runs a route by the rules of tracker.rules.ts: begins when the route changes, shows points when they are due, and
 * gives the acts of the controls. Without a route nothing runs.
 */
export function useRun(route: Route | undefined) {
  const stops = route?.stops.length ?? 0;
  const [of, setOf] = useState(route);
  const [run, setRun] = useState(() => rules.newRun(stops));
  if (of !== route) {
    setOf(route);
    setRun(rules.newRun(stops, run.speed));
  }

  useEffect(() => {
    if (route) actNow(setRun, rules.restart);
  }, [route]);

  useEffect(() => {
    const due = rules.dueAt(run);
    if (due === null) return;
    // Timers may fire a fraction early; the point is due all the same.
    const timer = setTimeout(() => actNow(setRun, rules.tick, due), due - now());
    return () => clearTimeout(timer);
  }, [run]);

  return {
    run,
    play: () => actNow(setRun, rules.play),
    pause: () => actNow(setRun, rules.pause),
    restart: () => actNow(setRun, rules.restart),
    step: (by: 1 | -1) => setRun((current) => rules.step(current, by)),
    setSpeed: (speed: rules.Speed) => actNow(setRun, (current, at) => rules.setSpeed(current, speed, at)),
  };
}

export type RunControls = ReturnType<typeof useRun>;
