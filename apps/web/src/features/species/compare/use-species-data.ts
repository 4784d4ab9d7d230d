import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../../../lib/paths';
import type { SpeciesPage } from '../detail/species-page.server';

/** What the page of a species holds; undefined until it is there. */
export function useSpeciesData(id: number | undefined): SpeciesPage | undefined {
  const { data, load } = useFetcher<SpeciesPage | null>({ key: `compared ${id}` });
  const missing = id !== undefined && data === undefined;
  useEffect(() => {
    if (missing) void load(paths.animal(id));
  }, [missing, id, load]);
  return data?.animal.id === id ? (data ?? undefined) : undefined;
}
