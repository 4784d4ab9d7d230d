import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { identificationKeys } from './identification-keys';

/** @param asks false where another part of the screen fetches it */
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
