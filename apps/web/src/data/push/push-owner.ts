const KEY = 'aranya.push';

/** The account that this browser receives notifications for, and its push address in the API. */
interface PushOwner {
  userId: string;
  endpoint: string;
}

export function readPushOwner(): PushOwner | null {
  try {
    const [userId, endpoint] = localStorage.getItem(KEY)?.split(' ') ?? [];
    return userId === undefined || endpoint === undefined ? null : { userId, endpoint };
  } catch {
    return null;
  }
}

export function writePushOwner(owner: PushOwner | null): void {
  try {
    if (owner === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, `${owner.userId} ${owner.endpoint}`);
  } catch {
    // Without storage, the next visit subscribes again.
  }
}
