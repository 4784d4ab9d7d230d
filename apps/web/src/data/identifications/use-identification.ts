import type { Post } from '@aranya/contracts';
import { useQuery } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { identificationKeys } from './identification-keys';

/** Reads what people suggest that a post shows. */
export function useIdentification(post: Post) {
  return useQuery({
    queryKey: identificationKeys.ofPost(post._id),
    queryFn: async ({ signal }) =>
      unwrap(await tsr.identifications.list.mutate({ body: { postId: post._id }, fetchOptions: { signal } })),
    select: ({ body }) => body.identification,
    refetchOnMount: 'always',
  });
}
