import type { Fix, MeasuredTrack } from './measured-track.schema';
import { measuredTracks } from './measured-tracks';

export async function loadMeasuredTrack(id: string): Promise<MeasuredTrack | undefined> {
  const info = measuredTracks.find((track) => track.id === id);
  if (!info) return undefined;
  const { default: points } = (await import(`./points/${info.id}.json`)) as { default: Fix[] };
  return { ...info, points };
}
