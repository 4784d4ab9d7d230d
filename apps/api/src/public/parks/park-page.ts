import type { ParkPage } from '@aranya/contracts';
import { animalsOfPark, loadTravel, parks, roster, type Travel } from '@aranya/wildlife-data';
import type { CorrectedRecords } from '@aranya/wildlife-data/corrections';
import { changedOn } from '@aranya/wildlife-data/glances';
import { toSlugs } from '../slugs';

const toTravel = (travel: Travel): ParkPage['travel'] => ({
  ...travel,
  signature: toSlugs(travel.signature),
  year: {
    ...travel.year,
    spans: travel.year.spans.map((span) => ({ ...span, animals: toSlugs(span.animals) })),
  },
});

/** Undefined for an unknown slug. */
export async function parkPage(
  wanted: string,
  corrected: CorrectedRecords['parks'],
): Promise<ParkPage | undefined> {
  const own = corrected[wanted];
  const park = own?.park ?? parks.find(({ slug }) => slug === wanted);
  const travel = own?.travel ?? (park && (await loadTravel()).find(({ id }) => id === park.id));
  if (!park || !travel) return undefined;
  const [signature = ''] = toSlugs([park.signature]);
  return {
    ...park,
    signature,
    species: animalsOfPark(roster, park).map(({ slug }) => slug),
    image: park.images,
    travel: toTravel(travel),
    changed_on: own?.changed ?? changedOn('parks', wanted),
  };
}
