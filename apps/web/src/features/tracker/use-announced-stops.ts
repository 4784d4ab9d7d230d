import { announce } from '@aranya/ui';
import { useEffect } from 'react';
import { kmText, legText, type Route } from './route';
import { isDone, type Run } from './tracker.rules';

/** What a screen reader hears when a stop is reached. */
export function stopSentence({ track, stops, km }: Route, run: Run): string {
  const stop = stops[run.shown - 1];
  if (!stop) return '';
  const leg = legText(stop);
  const where = `Stop ${run.shown} of ${run.stops}: ${stop.place}${leg && `, ${leg}`}.`;
  if (run.shown === 1) return `${track.name}. ${where}`;
  return isDone(run) ? `${where} Route complete, ${kmText(km)}.` : where;
}

/** Says each stop as it is reached. */
export function useAnnouncedStops(route: Route | undefined, run: Run): void {
  const sentence = route ? stopSentence(route, run) : '';
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
}
