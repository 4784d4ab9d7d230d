import type { Identification } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { identificationKeys } from './identification-keys';

/** Whether the current user has a suggestion on the post, as far as it was loaded. */
export function hasOwnSuggestion(queryClient: QueryClient, postId: string): boolean {
  const answer = queryClient.getQueryData<{ body: { identification: Identification } }>(
    identificationKeys.ofPost(postId),
  );
  return (answer?.body.identification.mine ?? null) !== null;
}
