import type { KeyedAnimal } from '../../lib/animals';
import { artwork } from '../../lib/artwork';
import { GroupIcon } from './group-icon';

interface AnimalPortraitProps {
  animal: KeyedAnimal;
  /** The side in pixels. */
  size: number;
}

/** Shows the plate of a species, or a sign for the group of an animal that has none. */
export function AnimalPortrait({ animal: { species, taxon }, size }: AnimalPortraitProps) {
  if (!taxon)
    return (
      <img
        className="rigid circle sand cover"
        src={artwork.portrait(species)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
      />
    );
  return (
    <svg className="rigid circle sand ink-2" width={size} height={size} aria-hidden="true">
      <GroupIcon group={taxon.group} />
    </svg>
  );
}
