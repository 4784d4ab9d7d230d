/** Null without push support or a service worker. */
export async function findPushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

export async function findPushSubscription(): Promise<PushSubscription | null> {
  return (await (await findPushManager())?.getSubscription()) ?? null;
}

/** Ends push in this browser; the push service tells the API at its next attempt. It never rejects. */
export async function endPush(): Promise<void> {
  try {
    await (await findPushSubscription())?.unsubscribe();
  } catch {
    // Without storage or permission there is no subscription.
  }
}
