import index from '../generated/measured-tracks.json' with { type: 'json' };
import type { MeasuredInfo } from './measured-track.schema';

export const measuredTracks = index as readonly MeasuredInfo[];
