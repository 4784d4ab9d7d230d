import type { MeasuredInfo } from '@aranya/wildlife-data';

/** The parts of a track that the player and its map need. */
export interface PlayedTrack extends Pick<MeasuredInfo, 'id' | 'species' | 'individual' | 'period'> {
  source: Pick<MeasuredInfo['source'], 'credit' | 'licence_url'>;
  /** The name of the portrait; by default the species' slug. */
  portrait?: string;
  /** The side of the cells in degrees, where exact places are not published. */
  cellDegrees?: number;
}
