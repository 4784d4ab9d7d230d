import type { Post } from '@aranya/contracts';
import { freeNameOf } from '@aranya/contracts/taxon-key';

/** All the author's own texts: the post, its free names and its place's name. */
export const writtenText = ({ content, sighting }: Pick<Post, 'content' | 'sighting'>): string =>
  [
    content,
    ...(sighting?.species ?? []).flatMap(({ species }) => freeNameOf(species)?.words ?? []),
    ...(sighting?.place?.kind === 'point' && sighting.place.name ? [sighting.place.name] : []),
  ].join('\n');
