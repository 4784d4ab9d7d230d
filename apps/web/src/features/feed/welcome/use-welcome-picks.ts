import { useQuery } from '@tanstack/react-query';
import type { User } from '@aranya/contracts';
import { tsr, unwrap } from '../../../lib/api';
import { peopleKeys } from '../../../data/people/people-keys';
import type { DayPicks } from './day-picks';
import { choosePeople } from './choose-people';
import { type Interest, searchWords } from './interests';

const SEARCH_LIMIT = 10;
const SUGGESTIONS_LIMIT = 20;

async function discover(input: string, limit: number, signal: AbortSignal) {
  const answer = await tsr.users.discover.mutate({ body: { input, limit }, fetchOptions: { signal } });
  return unwrap(answer).body.users;
}

export interface WelcomePicks {
  body: { users: User[] };
  day: DayPicks | null;
}

/**
 * Suggests people, and the species and park of the day. Following somebody also changes their profile in
 * `body`.
 */
export function useWelcomePicks(chosen: readonly Interest[], enabled: boolean) {
  return useQuery({
    ...peopleKeys.welcome(chosen).query(async (signal): Promise<WelcomePicks> => {
      const [{ picksOfTheDay }, suggestions, ...found] = await Promise.all([
        import('./day-picks'),
        discover('', SUGGESTIONS_LIMIT, signal),
        ...searchWords(chosen).map(async (word) => ({
          word,
          users: await discover(word, SEARCH_LIMIT, signal),
        })),
      ]);
      return { body: { users: choosePeople(found, suggestions) }, day: picksOfTheDay(chosen, new Date()) };
    }),
    enabled: enabled && chosen.length > 0,
    // Followed people stay in place.
    staleTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
