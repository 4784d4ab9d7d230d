import { connectionLists, type ConnectionList, type Relationship, type User } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { memberships, type Person, withRelationship } from './relationship.rules';
import { changeActor } from '../notifications/notifications-cache';
import { type PeopleAnswer, type PeopleBody, peopleKeys } from './people-keys';

type CachedPeople = PeopleAnswer | { pages: PeopleAnswer[] } | undefined;

function changeBodies(cached: CachedPeople, change: (body: PeopleBody) => PeopleBody): CachedPeople {
  if (cached === undefined) return cached;
  const changed = <Answer extends PeopleAnswer>(answer: Answer) => ({
    ...answer,
    body: change(answer.body),
  });
  return 'pages' in cached ? { ...cached, pages: cached.pages.map(changed) } : changed(cached);
}

function changePeople(
  queryClient: QueryClient,
  inList: (people: User[]) => User[],
  inProfile = (profile: User) => profile,
): void {
  queryClient.setQueriesData<CachedPeople>(peopleKeys.all.filter, (cached) =>
    changeBodies(cached, (body) => {
      const next = { ...body };
      for (const name of [...connectionLists, 'users'] as const) {
        const people = body[name];
        if (people) next[name] = inList(people);
      }
      if (body.profile) next.profile = inProfile(body.profile);
      return next;
    }),
  );
}

function changePerson(queryClient: QueryClient, personId: string, change: (person: User) => User): void {
  const changed = (person: User) => (person._id === personId ? change(person) : person);
  changePeople(queryClient, (people) => people.map(changed), changed);
}

export function replacePerson(queryClient: QueryClient, person: User): void {
  changePerson(queryClient, person._id, () => person);
  changeActor(queryClient, person._id, person.relation);
}

/** Also updates the user's lists; a partial user joins when the list is read again. */
export function changeRelationship(queryClient: QueryClient, before: Person, after: Relationship): void {
  changePerson(queryClient, before._id, (person) => withRelationship(person, after));
  changeActor(queryClient, before._id, after);
  const was = memberships(before.relation);
  const is = memberships(after);
  const person = isUser(before) ? withRelationship(before, after) : null;
  for (const list of connectionLists) {
    if (was[list] !== is[list]) changeList(queryClient, list, before._id, is[list], person);
  }
}

const isUser = (person: Person): person is User => 'followers_count' in person;

function changeList(
  queryClient: QueryClient,
  list: ConnectionList,
  personId: string,
  joins: boolean,
  person: User | null,
): void {
  queryClient.setQueriesData<{ pages: PeopleAnswer[] }>(peopleKeys.connectionList(list).filter, (cached) => {
    if (cached === undefined) return cached;
    const pages = cached.pages.map((page, index) => {
      const others = (page.body[list] ?? []).filter(({ _id }) => _id !== personId);
      const people = joins && person && index === 0 ? [person, ...others] : others;
      return { ...page, body: { ...page.body, [list]: people } };
    });
    return { ...cached, pages };
  });
  queryClient.setQueriesData<PeopleAnswer>(peopleKeys.connectionCounts.filter, (cached) => {
    if (cached?.body.counts === undefined) return cached;
    const { counts } = cached.body;
    const count = Math.max(0, counts[list] + (joins ? 1 : -1));
    return { ...cached, body: { ...cached.body, counts: { ...counts, [list]: count } } };
  });
}

export function isShown(queryClient: QueryClient, personId: string): boolean {
  const inBody = (body: PeopleBody) =>
    body.profile?._id === personId ||
    [...connectionLists, 'users' as const].some((name) => body[name]?.some(({ _id }) => _id === personId));
  return queryClient
    .getQueriesData<CachedPeople>(peopleKeys.all.filter)
    .some(([, cached]) =>
      cached === undefined
        ? false
        : 'pages' in cached
          ? cached.pages.some(({ body }) => inBody(body))
          : inBody(cached.body),
    );
}

export function removePerson(queryClient: QueryClient, personId: string): void {
  changePeople(queryClient, (people) => people.filter(({ _id }) => _id !== personId));
}
