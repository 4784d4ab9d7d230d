type Listener<Value> = (value: Value) => void;

export function createSubscribers<Value = void>() {
  const listeners = new Map<string, Set<Listener<Value>>>();
  const notify = (userId: string, value: Value) =>
    listeners.get(userId)?.forEach((listener) => listener(value));

  return {
    notify,
    notifyAll: (value: Value) => [...listeners.keys()].forEach((userId) => notify(userId, value)),
    count: (userId: string) => listeners.get(userId)?.size ?? 0,

    subscribe(userId: string, listener: Listener<Value>): () => void {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
      };
    },
  };
}
