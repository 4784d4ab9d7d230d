import { useEffect } from 'react';
import { endPush, findPushSubscription } from '../../lib/browser-push';
import { readPushOwner, writePushOwner } from './push-owner';
import { sendSubscription } from './use-browser-push';

/** Nobody gets the notifications of who used this browser before, and the API learns of an address that changed. */
async function sync(userId: string): Promise<void> {
  const owner = readPushOwner();
  const subscription = await findPushSubscription();
  if (subscription === null || owner === null) return;
  if (owner.userId !== userId) {
    await endPush();
    writePushOwner(null);
  } else if (owner.endpoint !== subscription.endpoint) await sendSubscription(userId, subscription);
}

export function usePushSync(userId: string): void {
  useEffect(() => {
    // Tried again with the next visit.
    sync(userId).catch(() => undefined);
  }, [userId]);
}
