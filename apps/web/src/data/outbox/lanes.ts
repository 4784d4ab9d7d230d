/**
 * Runs each lane's work once at a time, and once more if asked meanwhile.
 * @param isEnded prevents any further start
 */
export function createLanes(
  work: (lane: string, force: boolean) => Promise<void>,
  isEnded: () => boolean,
): (lane: string, force: boolean) => Promise<void> {
  const running = new Map<string, { again: boolean; force: boolean; done: Promise<void> }>();
  return (lane, force) => {
    const current = running.get(lane);
    if (current) {
      current.again = true;
      current.force ||= force;
      return current.done;
    }
    const mine = { again: true, force, done: Promise.resolve() };
    running.set(lane, mine);
    mine.done = (async () => {
      try {
        while (mine.again && !isEnded()) {
          const { force: forced } = mine;
          Object.assign(mine, { again: false, force: false });
          await work(lane, forced);
        }
      } finally {
        running.delete(lane);
      }
    })();
    return mine.done;
  };
}
