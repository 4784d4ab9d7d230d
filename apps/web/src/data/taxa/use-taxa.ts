import type { TaxonPage } from '@aranya/contracts';
import { taxonIdOf, taxonKey } from '@aranya/contracts/taxon-key';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useOnline } from '../../lib/use-online';
import { fetchTaxon } from './fetch-taxa';

const taxonQuery = (id: number) => ({
  queryKey: ['taxa', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchTaxon(String(id), signal),
  staleTime: Infinity,
});

/** Reads an animal beyond the catalogue; null if there is none. */
export const useTaxonQuery = (id: number) => useQuery(taxonQuery(id));

export interface ReadTaxa {
  /** By key, without those still loading. */
  taxa: ReadonlyMap<string, TaxonPage>;
  /** Keys that the server could not be asked for. */
  unreached: ReadonlySet<string>;
}

export function useTaxa(keys: readonly string[]): ReadTaxa {
  const online = useOnline();
  const ids = keys.flatMap((key) => taxonIdOf(key) ?? []);
  return useQueries({
    queries: ids.map((id) => ({ ...taxonQuery(id), enabled: online })),
    combine: (answers) => ({
      taxa: new Map(answers.flatMap(({ data }) => (data ? [[taxonKey(data.id), data] as const] : []))),
      unreached: new Set(
        answers.flatMap(({ data, failureCount }, at) =>
          data === undefined && (failureCount > 0 || !online) ? taxonKey(ids[at] ?? 0) : [],
        ),
      ),
    }),
  });
}
