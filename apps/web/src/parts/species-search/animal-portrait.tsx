import { freeNameOf } from '@aranya/contracts/taxon-key';
import type { KeyedAnimal } from '../../lib/animals';
import { Portrait } from '../../lib/artwork';
import { GroupIcon } from './group-icon';

interface AnimalPortraitProps {
  animal: KeyedAnimal;
  /** The side in pixels. */
  size: number;
}

export function AnimalPortrait({ animal: { species, taxon }, size }: AnimalPortraitProps) {
  const group = taxon?.group ?? freeNameOf(species)?.group;
  if (group === undefined) return <Portrait className="rigid circle sand cover" slug={species} size={size} />;
  return (
    <svg className="rigid circle sand ink-2" width={size} height={size} aria-hidden="true">
      <GroupIcon group={group} />
    </svg>
  );
}
