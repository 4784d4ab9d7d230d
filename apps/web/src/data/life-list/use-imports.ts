import {
  type ImportedName,
  type ImportedRecord,
  type ImportSource,
  limits,
  type NameMatch,
} from '@aranya/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { tellEnd, tsr, unwrap } from '../../lib/api';
import { lifeListKeys } from './life-list-keys';

/** @param onDone receives how many are through */
async function inParts<Item>(
  items: readonly Item[],
  size: number,
  send: (part: Item[]) => Promise<void>,
  onDone: (count: number) => void,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    const part = items.slice(at, at + size);
    await send(part);
    onDone(at + part.length);
  }
}

/** Matches another site's names, answering in their order. */
export async function matchNames(
  names: readonly ImportedName[],
  onDone: (count: number) => void,
): Promise<NameMatch[]> {
  const matches: NameMatch[] = [];
  const send = async (part: ImportedName[]) => {
    const { body } = unwrap(await tsr.lifeListImport.match.mutate({ body: { names: part } }));
    matches.push(...body.matches);
  };
  await inParts(names, limits.importedNames, send, onDone);
  return matches;
}

interface SentImport {
  importId: string;
  source: ImportSource;
  records: readonly ImportedRecord[];
}

/** Adds an import. Repeated after a failure, it adds what is missing. */
export const sendImport = ({ importId, source, records }: SentImport, onDone: (count: number) => void) =>
  inParts(
    records,
    limits.speciesPerCall,
    async (part) => {
      const body = { import_id: importId, source, records: part };
      unwrap(await tsr.lifeListImport.add.mutate({ body }));
    },
    onDone,
  );

export function useImports() {
  return useQuery({
    queryKey: lifeListKeys.imports,
    queryFn: async ({ signal }) => unwrap(await tsr.lifeListImport.list.query({ fetchOptions: { signal } })),
    select: ({ body }) => body.imports,
    refetchOnMount: 'always',
  });
}

/** `mutate` takes a function to call once the import is gone. */
export function useUndoImport() {
  const queryClient = useQueryClient();
  return tsr.lifeListImport.undo.useMutation(
    tellEnd(() =>
      Promise.all(
        [lifeListKeys.all, lifeListKeys.imports].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    ),
  );
}
