import { type ConnectionCounts, connectionLists, type ConnectionList, type User } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { listsOf } from '../relationship.rules';
import { peopleKeys } from './people-keys';

/** Common to all answers about people. */
type PeopleBody = Partial<Record<ConnectionList | 'users', User[]>> & {
  profile?: User;
  counts?: ConnectionCounts;
};

interface PeopleAnswer {
  body: PeopleBody;
}

type CachedPeople = PeopleAnswer | { pages: PeopleAnswer[] } | undefined;

function changeBodies(cached: CachedPeople, change: (body: PeopleBody) => PeopleBody): CachedPeople {
  if (cached === undefined) return cached;
  const changed = <Answer extends PeopleAnswer>(answer: Answer) => ({
    ...answer,
    body: change(answer.body),
  });
  return 'pages' in cached ? { ...cached, pages: cached.pages.map(changed) } : changed(cached);
}

/** Also adds or removes them in the current user's lists. */
export function replacePerson(queryClient: QueryClient, before: User, now: User): void {
  const inList = (people: User[]) => people.map((one) => (one._id === now._id ? now : one));
  queryClient.setQueriesData<CachedPeople>({ queryKey: peopleKeys.all }, (cached) =>
    changeBodies(cached, (body) => {
      const next = { ...body };
      for (const name of [...connectionLists, 'users'] as const) {
        const people = body[name];
        if (people) next[name] = inList(people);
      }
      if (body.profile?._id === now._id) next.profile = now;
      return next;
    }),
  );
  const was = listsOf(before.relation);
  const is = listsOf(now.relation);
  for (const list of connectionLists) {
    if (was[list] === is[list]) continue;
    changeList(queryClient, list, now, is[list]);
  }
}

/** Updates a list and its count. */
function changeList(queryClient: QueryClient, list: ConnectionList, person: User, joins: boolean): void {
  queryClient.setQueryData<{ pages: PeopleAnswer[] }>(peopleKeys.connectionList(list), (cached) => {
    if (cached === undefined) return cached;
    const pages = cached.pages.map((page, index) => {
      const others = (page.body[list] ?? []).filter(({ _id }) => _id !== person._id);
      const people = joins && index === 0 ? [person, ...others] : others;
      return { ...page, body: { ...page.body, [list]: people } };
    });
    return { ...cached, pages };
  });
  queryClient.setQueryData<PeopleAnswer>(peopleKeys.connectionCounts, (cached) => {
    if (cached?.body.counts === undefined) return cached;
    const { counts } = cached.body;
    const count = Math.max(0, counts[list] + (joins ? 1 : -1));
    return { ...cached, body: { ...cached.body, counts: { ...counts, [list]: count } } };
  });
}

/** From every list. */
export function removePerson(queryClient: QueryClient, personId: string): void {
  queryClient.setQueriesData<CachedPeople>({ queryKey: peopleKeys.all }, (cached) =>
    changeBodies(cached, (body) => {
      const next = { ...body };
      for (const name of [...connectionLists, 'users'] as const) {
        const people = body[name];
        if (people) next[name] = people.filter(({ _id }) => _id !== personId);
      }
      return next;
    }),
  );
}
