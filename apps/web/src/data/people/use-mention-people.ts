import { type Author, foldText, type User } from '@aranya/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tsr, unwrap } from '../../lib/api';
import { peopleKeys } from './people-keys';

const PAUSE_MS = 150;
const MAX_SHOWN = 6;
/** Considered from each list. */
const KNOWN = 50;

/** People a mention can name. */
export type Mentionable = Pick<Author, '_id' | 'full_name' | 'username' | 'profile_picture'>;

const begins = ({ username, full_name: name }: Mentionable, typed: string) =>
  [username, name].some((each) => foldText(each).startsWith(foldText(typed)));

const starts = (user: Mentionable, typed: string) =>
  begins(user, typed) ||
  foldText(user.full_name)
    .split(/\s+/)
    .some((word) => word.startsWith(foldText(typed)));

/**
 * Suggests people nearby, then connections and followed people, then those found; null closes it. Among the
 * found, a username or first name with this prefix precedes a surname.
 */
export function useMentionPeople(typed: string | null, near: readonly Mentionable[] = []): Mentionable[] {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const known = useQuery({
    ...peopleKeys.mentionKnown.query(async (signal) => {
      const read = async (list: 'connections' | 'following') => {
        const query = { list, limit: KNOWN };
        return unwrap(await tsr.connections.list.query({ query, fetchOptions: { signal } })).body[list];
      };
      const [connections, following] = await Promise.all([read('connections'), read('following')]);
      return { body: { connections, following } };
    }),
    enabled: typed !== null,
    staleTime: 60_000,
  });
  const found = useQuery({
    ...peopleKeys.mentionFound(asked ?? '').query(async (signal) =>
      unwrap(
        await tsr.users.discover.mutate({
          body: { input: asked ?? '', limit: 2 * MAX_SHOWN },
          fetchOptions: { signal },
        }),
      ),
    ),
    enabled: typed !== null && !!asked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (typed === null) return [];
  const isOther = (user: User) => !user.relation.is_self;
  const others = (found.data?.body.users ?? []).filter(isOther);
  const people: Mentionable[] = [
    ...near,
    ...[...(known.data?.body.connections ?? []), ...(known.data?.body.following ?? [])].filter(isOther),
    ...others.filter((user) => begins(user, typed)),
    ...others,
  ];
  const seen = new Set<string>();
  return people
    .filter((user) => {
      if (user.username === '' || seen.has(user._id)) return false;
      seen.add(user._id);
      return starts(user, typed);
    })
    .slice(0, MAX_SHOWN);
}
