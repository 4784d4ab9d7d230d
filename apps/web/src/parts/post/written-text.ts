import type { Post } from '@aranya/contracts';
import { freeNameOf } from '@aranya/contracts/taxon-key';

/** The text of a post and the free names in it, which its author wrote as well. */
export const writtenText = ({ content, sighting }: Pick<Post, 'content' | 'sighting'>): string =>
  [content, ...(sighting?.species ?? []).flatMap(({ species }) => freeNameOf(species)?.words ?? [])].join(
    '\n',
  );
