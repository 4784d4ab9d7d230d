import { loadTravel, type Park, parks, type Travel } from '@aranya/wildlife-data';
import { changedOn } from '@aranya/wildlife-data/glances';
import { correctedRecords } from '../../../data/species/corrected-records.server';

export interface ParkRecord {
  /** Where it is not as in the build. */
  corrected: Park | null;
  travel: Travel | null;
  /** The ISO date on which its record last changed. */
  changed: string | null;
}

/** Without travel information for an unknown park. */
export async function readParkRecord(slug = ''): Promise<ParkRecord> {
  const own = correctedRecords.parks[slug];
  if (own) return { corrected: own.park, travel: own.travel, changed: own.changed };
  const park = parks.find((one) => one.slug === slug);
  const travel = (park && (await loadTravel()).find(({ id }) => id === park.id)) ?? null;
  return { corrected: null, travel, changed: changedOn('parks', slug) };
}
