type Listener = () => void;

/** Listeners of this node, by user. */
export function createSubscribers() {
  const listeners = new Map<string, Set<Listener>>();
  const notify = (userId: string) => listeners.get(userId)?.forEach((listener) => listener());

  return {
    notify,
    notifyAll: () => [...listeners.keys()].forEach(notify),
    count: (userId: string) => listeners.get(userId)?.size ?? 0,

    /** @returns unsubscribes */
    subscribe(userId: string, listener: Listener): () => void {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
  };
}
