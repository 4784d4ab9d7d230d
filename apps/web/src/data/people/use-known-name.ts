import { limits } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';

const STALE_MS = 300_000;

interface Asking {
  names: Set<string>;
  known: Promise<ReadonlySet<string>>;
}

/** Batches names requested in the same moment, as a page of posts does. */
let asking: Asking | null = null;

function begin(): Asking {
  const names = new Set<string>();
  const known = Promise.resolve().then(async () => {
    asking = null;
    const { body } = unwrap(await tsr.users.named.mutate({ body: { usernames: [...names] } }));
    return new Set(body.usernames);
  });
  return { names, known };
}

async function isKnown(username: string): Promise<boolean> {
  if (asking === null || asking.names.size >= limits.usernamesPerCall) asking = begin();
  asking.names.add(username);
  return (await asking.known).has(username);
}

/** True if the username leads to a profile; false until known. */
export function useKnownName(username: string): boolean {
  const { data = false } = useQuery({
    queryKey: ['usernames', username],
    queryFn: () => isKnown(username),
    staleTime: STALE_MS,
  });
  return data;
}
