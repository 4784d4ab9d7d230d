import index from '../generated/measured-tracks.json' with { type: 'json' };
import type { MeasuredInfo } from './measured-track.schema';

/** All measured tracks by id, without their points. */
export const measuredTracks = index as readonly MeasuredInfo[];
