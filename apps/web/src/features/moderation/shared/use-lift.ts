import { tsr } from '../../../lib/api';
import { usePressEnd } from './use-refresh-admin';

/** Ends a suspension without asking, because it takes nothing from anybody. */
export function useLift() {
  const { mutate, isPending } = tsr.admin.lift.useMutation(usePressEnd());
  return { lift: (id: string) => mutate({ body: { id, reason: '' } }), isPending };
}
