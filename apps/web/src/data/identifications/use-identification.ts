import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { identificationKeys } from './identification-keys';

/**
 * Reads what people suggest that a post shows.
 * @param asks false where another part of the screen asks, and this one only follows
 */
export function useIdentification(postId: string, asks = true) {
  return useQuery({
    queryKey: identificationKeys.ofPost(postId),
    queryFn: async ({ signal }) =>
      unwrap(await tsr.identifications.list.mutate({ body: { postId }, fetchOptions: { signal } })),
    select: ({ body }) => body.identification,
    refetchOnMount: 'always',
    enabled: asks,
  });
}
