import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { peopleKeys } from './people-keys';

/** Reads a profile without its posts. */
export function useProfile(profileId: string) {
  return useQuery({
    ...peopleKeys
      .profile(profileId)
      .query(async (signal) =>
        unwrap(
          await tsr.users.getProfile.mutate({ body: { profileId, limit: 1 }, fetchOptions: { signal } }),
        ),
      ),
    select: ({ body }) => ({
      profile: body.profile,
      lifeListShared: body.life_list_shared,
      likesShared: body.likes_shared,
    }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}
