/**
 * Runs the work of each lane once at a time; asked meanwhile, it runs once more.
 * @param isEnded nothing begins any more
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
