import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { peopleKeys } from './people-keys';

/** Some of those suggested may be known already. */
const ASKED = 8;
const SHOWN = 3;

/** A few people to follow, who stay in place once followed. */
export function useSuggested() {
  return useQuery({
    ...peopleKeys.suggested.query(async (signal) => {
      const answer = await tsr.users.discover.mutate({
        body: { input: '', limit: ASKED },
        fetchOptions: { signal },
      });
      const isNew = ({ relation }: (typeof users)[number]) =>
        !relation.follows && !relation.followed_by && relation.connection === 'none';
      const { users } = unwrap(answer).body;
      return { body: { users: users.filter(isNew).slice(0, SHOWN) } };
    }),
    select: ({ body }) => body.users,
  });
}
