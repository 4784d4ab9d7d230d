import { notify } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { postKeys } from '../../../data/posts/post-cache';
import { errorText } from '../../../lib/api';
import { adminKeys } from './admin-keys';

/** Refreshes after every action, also a refused one: somebody else may have been faster. */
export function useRefreshAdmin() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
    void queryClient.invalidateQueries({ queryKey: postKeys.all });
  };
}

/** What every action does in the end, beside what is told to `onDone`. The form of the action says what failed. */
export function useActionEnd(onDone?: () => void) {
  const onSettled = useRefreshAdmin();
  const onSuccess = ({ body }: { body: { message: string } }) => {
    notify.success(body.message);
    onDone?.();
  };
  return { onSuccess, onSettled };
}

/** As {@link useActionEnd}, for an action without a form. */
export const usePressEnd = () => ({
  ...useActionEnd(),
  onError: (error: unknown) => notify.error(errorText(error)),
});
