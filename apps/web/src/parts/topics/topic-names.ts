import type { FollowedTopic } from '@aranya/contracts';
import { toShownAnimal } from '../../lib/animals';
import { findNamedArea } from '../../lib/areas';
import { paths } from '../../lib/paths';

type NamedTopic = Pick<FollowedTopic, 'kind' | 'key' | 'taxon'>;

export function topicName({ kind, key, taxon }: NamedTopic): string {
  if (kind === 'animal') return toShownAnimal({ species: key, taxon }).name;
  return kind === 'place' ? (findNamedArea(key)?.name ?? key) : `#${key}`;
}

/** The list of its posts. */
export function topicPath({ kind, key }: NamedTopic): string {
  if (kind === 'animal') return paths.speciesSightings(key);
  return kind === 'place' ? paths.parkSightings(key) : paths.tag(key);
}
