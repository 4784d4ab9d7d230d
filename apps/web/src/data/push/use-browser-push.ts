import { pushSubscriptionSchema } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { m } from '../../lib/language/messages';
import { tellFailure, tsr, unwrap } from '../../lib/api';
import { endPush, findPushManager, findPushSubscription } from '../../lib/browser-push';
import { writePushOwner } from './push-owner';

export type BrowserPush = 'on' | 'off' | 'denied' | 'unsupported';

const stateKey = ['push', 'browser'];

async function readState(): Promise<BrowserPush> {
  const manager = await findPushManager();
  if (manager === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await manager.getSubscription()) === null ? 'off' : 'on';
}

export async function sendSubscription(userId: string, subscription: PushSubscription): Promise<void> {
  const body = pushSubscriptionSchema.parse(subscription.toJSON());
  unwrap(await tsr.push.subscribe.mutate({ body }));
  writePushOwner({ userId, endpoint: body.endpoint });
}

async function switchOn(userId: string, key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const manager = await findPushManager();
  const subscription = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  if (subscription) await sendSubscription(userId, subscription);
}

async function switchOff(): Promise<void> {
  const subscription = await findPushSubscription();
  if (subscription) unwrap(await tsr.push.unsubscribe.mutate({ body: { endpoint: subscription.endpoint } }));
  await endPush();
  writePushOwner(null);
}

/** Null if the operator has no key. */
export const usePushKey = () =>
  tsr.push.key.useQuery({
    queryKey: ['push', 'key'],
    select: ({ body }) => body.key,
    staleTime: Infinity,
  });

/** Uses the key of {@link usePushKey}. */
export function useBrowserPush(userId: string) {
  const queryClient = useQueryClient();
  const { data: key } = usePushKey();
  const { data: state } = useQuery({ queryKey: stateKey, queryFn: readState, networkMode: 'always' });
  const { mutate, isPending } = useMutation({
    mutationFn: async (on: boolean) => {
      await (on && key ? switchOn(userId, key) : switchOff());
      return (await readState()) === (on ? 'on' : 'off');
    },
    // The person may refuse the browser's request.
    onSuccess: (changed) => changed && notify.success(m.saved()),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: stateKey }),
  });
  return { key, state, change: mutate, isPending };
}
