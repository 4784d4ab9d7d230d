import type { ConnectionCounts, ConnectionList, User } from '@aranya/contracts';
import type { QueryClient, QueryFilters, QueryFunctionContext } from '@tanstack/react-query';
import { meQueryKey } from '../../lib/session/use-me';

/** Fields that all answers about people share, so that a change finds a person in each. */
export type PeopleBody = Partial<Record<ConnectionList | 'users', User[]>> & {
  profile?: User;
  counts?: ConnectionCounts;
};

export interface PeopleAnswer {
  body: PeopleBody;
}

/** The only way to make keys below `people`, so the compiler refuses other forms. */
function peopleKey(...parts: readonly string[]) {
  const queryKey: readonly string[] = ['people', ...parts];
  return {
    /** Matches this key and all below it. */
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
  /** Prefix of searches and suggestions. */
  discoveries: peopleKey('discover'),
  discover: (input: string) => peopleKey('discover', input),
  suggested: peopleKey('discover', '', 'few'),
  welcome: (chosen: readonly string[]) => peopleKey('discover', 'welcome', ...chosen),
  /** Connections and followed people, suggested first. */
  mentionKnown: peopleKey('mention', 'known'),
  mentionFound: (input: string) => peopleKey('mention', 'found', input),
  profile: (profileId: string) => peopleKey('profile', profileId),
  blocked: peopleKey('blocked'),
};

/** Leaves out Discover, where a person just followed would disappear. */
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
