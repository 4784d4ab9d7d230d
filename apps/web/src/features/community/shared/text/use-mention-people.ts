import type { User } from '@aranya/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tsr, unwrap } from '../../../../lib/api';
import { peopleKeys } from '../people/api/people-keys';

const PAUSE_MS = 150;
const MAX_SHOWN = 6;
/** Of each list of people one knows. */
const KNOWN = 50;

const starts = (user: User, typed: string) =>
  user.username.startsWith(typed) ||
  user.full_name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(typed));

/** Connections and followed people first, then whom discover finds; null closes it. */
export function useMentionPeople(typed: string | null): User[] {
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const known = useQuery({
    queryKey: [...peopleKeys.all, 'mention'],
    queryFn: async ({ signal }) => {
      const lists = (['connections', 'following'] as const).map(async (list) => {
        const query = { list, limit: KNOWN };
        const { body } = unwrap(await tsr.connections.list.query({ query, fetchOptions: { signal } }));
        return body[list];
      });
      return (await Promise.all(lists)).flat();
    },
    enabled: typed !== null,
    staleTime: 60_000,
  });
  const found = useQuery({
    queryKey: [...peopleKeys.all, 'mention', asked],
    queryFn: async ({ signal }) =>
      unwrap(
        await tsr.users.discover.mutate({
          body: { input: asked ?? '', limit: 2 * MAX_SHOWN },
          fetchOptions: { signal },
        }),
      ).body.users,
    enabled: typed !== null && !!asked,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (typed === null) return [];
  const people = [...(known.data ?? []).filter((user) => starts(user, typed)), ...(found.data ?? [])];
  const seen = new Set<string>();
  return people
    .filter((user) => {
      if (user.username === '' || user.relation.is_self || seen.has(user._id)) return false;
      seen.add(user._id);
      return starts(user, typed);
    })
    .slice(0, MAX_SHOWN);
}
