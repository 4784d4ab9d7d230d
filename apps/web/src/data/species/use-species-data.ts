import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { localized } from '../../lib/language/site-paths';
import { paths } from '../../lib/paths';

/** Returns undefined until loaded. */
export function useSpeciesData<SpeciesPage extends { animal: { id: number } }>(
  id: number | undefined,
): SpeciesPage | undefined {
  const { data, load } = useFetcher<SpeciesPage | null>({ key: `compared ${id}` });
  const missing = id !== undefined && data === undefined;
  useEffect(() => {
    if (missing) void load(localized(paths.animal(id)));
  }, [missing, id, load]);
  const page = data as SpeciesPage | null | undefined;
  return page?.animal.id === id ? (page ?? undefined) : undefined;
}
