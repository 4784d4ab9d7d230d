import type { TaxonPage } from '@aranya/contracts';
import { taxonIdOf, taxonKey } from '@aranya/contracts/taxon-key';
import { useQueries, useQuery } from '@tanstack/react-query';
import { fetchTaxon } from './fetch-taxa';

const taxonQuery = (id: number) => ({
  queryKey: ['taxa', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchTaxon(String(id), signal),
  staleTime: Infinity,
});

/** Reads an animal beyond the catalogue; the answer is null where there is none. */
export const useTaxonQuery = (id: number) => useQuery(taxonQuery(id));

/** Reads animals beyond the catalogue, by their keys. Those that are not there yet are left out, and so are slugs. */
export const useTaxa = (keys: readonly string[]): ReadonlyMap<string, TaxonPage> =>
  useQueries({
    queries: keys.flatMap((key) => taxonIdOf(key) ?? []).map(taxonQuery),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => (data ? [[taxonKey(data.id), data] as const] : []))),
  });
