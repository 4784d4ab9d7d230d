import { notify } from '@aranya/ui';
import { errorText } from './api-error';

export const tellFailure = (error: unknown) => void notify.error(errorText(error));

/**
 * Call options that show its success or failure in a toast.
 * @param onDone runs after the toast; the call ends with it
 */
export const tellEnd = <Answer extends { body: { message: string } }, Sent>(
  onDone?: (answer: Answer, sent: Sent) => unknown,
) => ({
  onSuccess: async (answer: Answer, sent: Sent) => {
    notify.success(answer.body.message);
    await onDone?.(answer, sent);
  },
  onError: tellFailure,
});
