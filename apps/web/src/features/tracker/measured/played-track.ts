import type { MeasuredInfo } from '@aranya/wildlife-data';

/** What the player and its map need of a track. */
export interface PlayedTrack extends Pick<MeasuredInfo, 'id' | 'species' | 'individual' | 'period'> {
  source: Pick<MeasuredInfo['source'], 'credit' | 'licence_url'>;
  /** Name of the portrait; the species' slug by default. */
  portrait?: string;
  /** Degrees of the cells in which the places lie, where exact ones are not told. */
  cellDegrees?: number;
}
