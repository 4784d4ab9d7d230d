import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from './members';

export interface FollowedStream {
  /** All bytes of all connections. */
  received(): string;
  stop(): Promise<void>;
}

const RETRY_MS = 100;

/** Opens a member's event stream, and again after the last event where it broke. */
export function followStream(url: string, member: Member): FollowedStream {
  const stopping = new AbortController();
  let received = '';
  async function read(): Promise<void> {
    // A frame that was cut does not count.
    received = received.slice(0, received.lastIndexOf('\n\n') + 2);
    const last = [...received.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1];
    const response = await fetch(`${url}/api/messages/${member.id}`, {
      headers: { ...member.headers, ...(last === undefined ? {} : { 'last-event-id': last }) },
      signal: stopping.signal,
    });
    if (response.status !== 200) return;
    for await (const chunk of response.body ?? []) received += Buffer.from(chunk).toString();
  }
  const reading = (async () => {
    while (!stopping.signal.aborted) {
      await read().catch(() => undefined);
      await sleep(RETRY_MS);
    }
  })();
  return {
    received: () => received,
    stop: async () => {
      stopping.abort();
      await reading;
    },
  };
}
