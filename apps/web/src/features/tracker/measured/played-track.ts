import type { MeasuredInfo } from '@aranya/wildlife-data';

/** The player and its map need this much of a track. */
export interface PlayedTrack extends Pick<MeasuredInfo, 'id' | 'species' | 'individual' | 'period'> {
  source: Pick<MeasuredInfo['source'], 'credit' | 'licence_url'>;
  /** The name of the portrait; by default the species' slug. */
  portrait?: string;
  /** The side of the cells in degrees, where exact places are not published. */
  cellDegrees?: number;
}
