import { useQueryClient } from '@tanstack/react-query';
import { postKeys } from '../../../data/posts/post-cache';
import { adminKeys } from './admin-keys';

/** Refreshes after every action, also a refused one: somebody else may have been faster. */
export function useRefreshAdmin() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    void queryClient.invalidateQueries({ queryKey: postKeys.all });
  };
}
