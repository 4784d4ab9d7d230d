import { useQueryClient } from '@tanstack/react-query';
import { postKeys } from '../../../data/posts/post-cache';
import { tellEnd } from '../../../lib/api';
import { adminKeys } from './admin-keys';

/** Refreshes after every action, also a refused one: somebody else may have been faster. */
export function useRefreshAdmin() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    void queryClient.invalidateQueries({ queryKey: postKeys.all });
  };
}

/** Runs when any action ends, besides `onDone`. The action's form shows errors. */
export function useActionEnd(onDone?: () => void) {
  const onSettled = useRefreshAdmin();
  const { onSuccess } = tellEnd(onDone);
  return { onSuccess, onSettled };
}

/** As {@link useActionEnd}, for an action without a form. */
export const usePressEnd = () => ({ ...tellEnd(), onSettled: useRefreshAdmin() });
