import { announce } from '@aranya/ui';
import { useEffect } from 'react';
import { isDone, type Playback } from './playback.rules';
import { kmText, legText, type AnimalTrack } from './track';

function stopSentence({ name, stops, km }: AnimalTrack, playback: Playback): string {
  const stop = stops[playback.shown - 1];
  if (!stop) return '';
  const leg = legText(stop);
  const where = `Stop ${playback.shown} of ${playback.stops}: ${stop.place}${leg && `, ${leg}`}.`;
  if (playback.shown === 1) return `${name}. ${where}`;
  return isDone(playback) ? `${where} The route of the ${name} is complete, ${kmText(km)}.` : where;
}

/** Announces each stop as it is reached; the list says those chosen from it. */
export function useAnnouncedStops(track: AnimalTrack | undefined, playback: Playback): void {
  const sentence = track && playback.chosen === null ? stopSentence(track, playback) : '';
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
}
