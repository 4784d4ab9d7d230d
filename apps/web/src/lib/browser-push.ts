/** Null where the browser cannot push, or no service worker runs. */
export async function findPushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

export async function findPushSubscription(): Promise<PushSubscription | null> {
  return (await (await findPushManager())?.getSubscription()) ?? null;
}

/** The push service forgets the browser, and tells the API so when it pushes next. Never rejects. */
export async function endPush(): Promise<void> {
  try {
    await (await findPushSubscription())?.unsubscribe();
  } catch {
    // Without storage or permission there is none.
  }
}
