import type { ConnectionCounts, ConnectionList, User } from '@aranya/contracts';
import type { QueryClient, QueryFilters, QueryFunctionContext } from '@tanstack/react-query';
import { meQueryKey } from '../../lib/session/use-me';

/** All answers about people have these fields in common, so that a change finds a person in each of them. */
export type PeopleBody = Partial<Record<ConnectionList | 'users', User[]>> & {
  profile?: User;
  counts?: ConnectionCounts;
};

export interface PeopleAnswer {
  body: PeopleBody;
}

/** Nothing is kept below `people` but what these functions ask for, so the compiler refuses any other form. */
function peopleKey(...parts: readonly string[]) {
  const queryKey: readonly string[] = ['people', ...parts];
  return {
    /** Matches what is kept under this key and below it. */
    filter: { queryKey } satisfies QueryFilters,
    query: <Answer extends PeopleAnswer>(ask: (signal: AbortSignal) => Promise<Answer>) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
    }),
    pages: <Answer extends PeopleAnswer>(
      ask: (cursor: string | undefined, signal: AbortSignal) => Promise<Answer>,
    ) => ({
      queryKey,
      queryFn: ({ pageParam, signal }: QueryFunctionContext<readonly string[], string | undefined>) =>
        ask(pageParam, signal),
      initialPageParam: undefined as string | undefined,
    }),
  };
}

export const peopleKeys = {
  all: peopleKey(),
  connectionCounts: peopleKey('connections', 'counts'),
  connectionList: (list: ConnectionList) => peopleKey('connections', list),
  /** Searches and suggestions share this prefix. */
  discoveries: peopleKey('discover'),
  discover: (input: string) => peopleKey('discover', input),
  welcome: (chosen: readonly string[]) => peopleKey('discover', 'welcome', ...chosen),
  /** Connections and followed people, who are suggested first. */
  mentionKnown: peopleKey('mention', 'known'),
  mentionFound: (input: string) => peopleKey('mention', 'found', input),
  profile: (profileId: string) => peopleKey('profile', profileId),
  blocked: peopleKey('blocked'),
};

/** Refreshes everything but Discover, where a person who was just followed would disappear. */
export async function refreshPeople(queryClient: QueryClient): Promise<void> {
  const discoveries = peopleKeys.discoveries.filter;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: meQueryKey }),
    queryClient.invalidateQueries({
      ...peopleKeys.all.filter,
      predicate: ({ queryKey }) => queryKey[1] !== discoveries.queryKey[1],
    }),
    queryClient.invalidateQueries({ ...discoveries, refetchType: 'none' }),
  ]);
}
