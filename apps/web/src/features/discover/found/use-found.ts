import { searchPlaces } from '@aranya/wildlife-data';
import { useMemo } from 'react';
import { useDiscover } from '../../../data/people/use-discover';
import { useFoundPosts, useFoundTags } from '../../../data/posts/use-found-posts';
import { useAnimalSearch } from '../../../parts/species-search/use-animal-search';

const MOST_PARKS = 40;
const nothing: readonly string[] = [];

/** Searches everything at once. `ready` is false until all have answered. */
export function useFound(input: string) {
  const people = useDiscover(input);
  const posts = useFoundPosts(input);
  const tags = useFoundTags(input);
  const animals = useAnimalSearch(input, nothing, true);
  const parks = useMemo(() => searchPlaces(input, MOST_PARKS), [input]);
  return {
    people,
    posts,
    tags,
    animals: animals.found,
    parks,
    isFirst: people.isPending || tags.isPending,
    ready:
      animals.none !== undefined &&
      !posts.isPending &&
      ![people, tags].some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
  };
}
