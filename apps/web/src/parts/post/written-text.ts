import type { Post } from '@aranya/contracts';
import { freeNameOf } from '@aranya/contracts/taxon-key';

/** The text of a post, the free names in it and what it calls its place: its author wrote all of it. */
export const writtenText = ({ content, sighting }: Pick<Post, 'content' | 'sighting'>): string =>
  [
    content,
    ...(sighting?.species ?? []).flatMap(({ species }) => freeNameOf(species)?.words ?? []),
    ...(sighting?.place?.kind === 'point' && sighting.place.name ? [sighting.place.name] : []),
  ].join('\n');
