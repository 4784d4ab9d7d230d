import type { Identification } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { identificationKeys } from './identification-keys';

/** Returns true when the loaded suggestions include one by the current user. */
export function hasOwnSuggestion(queryClient: QueryClient, postId: string): boolean {
  const answer = queryClient.getQueryData<{ body: { identification: Identification } }>(
    identificationKeys.ofPost(postId),
  );
  return (answer?.body.identification.mine ?? null) !== null;
}
