import type { Post } from '@aranya/contracts';
import { type FreeNameGroup, freeNameOf } from '@aranya/contracts/taxon-key';

/** What people call the groups of free names. */
export const freeNameGroupTexts: Readonly<Record<FreeNameGroup, string>> = {
  unknown: 'I do not know',
  birds: 'Birds',
  mammals: 'Mammals',
  butterflies: 'Butterflies',
  moths: 'Moths',
  dragonflies: 'Dragonflies and damselflies',
  beetles: 'Beetles',
  insects: 'Other insects',
  spiders: 'Spiders',
  snakes: 'Snakes',
  lizards: 'Lizards',
  turtles: 'Turtles and tortoises',
  frogs: 'Frogs and toads',
  fishes: 'Fishes',
  molluscs: 'Snails, slugs and shells',
  crustaceans: 'Crabs and shrimps',
};

/** Says of a free name that it is one; undefined for any other key. */
export function freeNameNote(key: string): string | undefined {
  const name = freeNameOf(key);
  if (name === null) return undefined;
  return name.group === 'unknown' ? 'Not in our list' : `${freeNameGroupTexts[name.group]} · not in our list`;
}

/** The text of a post and the free names in it, which its author wrote as well. */
export const writtenText = ({ content, sighting }: Pick<Post, 'content' | 'sighting'>): string =>
  [content, ...(sighting?.species ?? []).flatMap(({ species }) => freeNameOf(species)?.words ?? [])].join(
    '\n',
  );
