import { announce } from '@aranya/ui';
import { useEffect } from 'react';
import { m } from '../../lib/language/messages';
import { isDone, type Playback } from './playback.rules';
import { kmText, legText, type AnimalTrack } from './track';

function stopSentence({ name, stops, km }: AnimalTrack, playback: Playback): string {
  const stop = stops[playback.shown - 1];
  if (!stop) return '';
  const leg = legText(stop);
  const number = m.track_stop({ number: playback.shown, count: playback.stops });
  const where = `${number}: ${stop.place}${leg && `, ${leg}`}${m.track_full_stop()}`;
  if (playback.shown === 1) return `${name}${m.track_full_stop()} ${where}`;
  return isDone(playback) ? `${where} ${m.track_complete({ name, km: kmText(km) })}` : where;
}

/** Announces each stop as it is reached; the list says those chosen from it. */
export function useAnnouncedStops(track: AnimalTrack | undefined, playback: Playback): void {
  const sentence = track && playback.chosen === null ? stopSentence(track, playback) : '';
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [sentence]);
}
