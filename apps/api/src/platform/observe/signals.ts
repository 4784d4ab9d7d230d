import { channel } from 'node:diagnostics_channel';

export interface Signal<Message> {
  publish(message: Message): void;
  isHeard(): boolean;
  subscribe(listener: (message: Message) => void): () => void;
}

function signal<Message>(name: string): Signal<Message> {
  const made = channel(`aranya:${name}`);
  return {
    publish: (message) => {
      if (made.hasSubscribers) made.publish(message);
    },
    isHeard: () => made.hasSubscribers,
    subscribe: (listener) => {
      const onMessage = (message: unknown) => listener(message as Message);
      made.subscribe(onMessage);
      return () => void made.unsubscribe(onMessage);
    },
  };
}

/** Names and numbers only: no message may hold a person's id, address or text. */
export const signals = {
  error: signal<{ code: string }>('error'),
  /** Malformed or slow requests, which the HTTP server answers itself. */
  serverRefused: signal<{ status: number }>('server-refused'),
  limited: signal<{ kind: 'user' | 'address' | 'stream' | 'open_streams' | 'pressure' }>('limited'),
  quotaRefused: signal<{ action: string }>('quota-refused'),
  streams: signal<{ open: number }>('streams'),
  eventDelivered: signal<null>('event-delivered'),
  statement: signal<{ name: string; seconds: number; failed: boolean }>('statement'),
  pictureQueue: signal<{ length: number }>('picture-queue'),
  pictureDecoded: signal<{ outcome: string; seconds: number }>('picture-decoded'),
  remoteRead: signal<{ source: 'news' | 'movebank'; succeeded: boolean }>('remote-read'),
  push: signal<{ outcome: 'sent' | 'gone' | 'refused' | 'failed' | 'dropped' }>('push'),
  signIn: signal<{ outcome: 'succeeded' | 'failed' | 'locked' }>('sign-in'),
  signInAnswered: signal<{ method: string; route: string | undefined; status: number; seconds: number }>(
    'sign-in-answered',
  ),
};

export async function timeStatement<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!signals.statement.isHeard()) return run();
  const startedAt = performance.now();
  const publish = (failed: boolean) =>
    signals.statement.publish({ name, seconds: (performance.now() - startedAt) / 1_000, failed });
  try {
    const result = await run();
    publish(false);
    return result;
  } catch (error) {
    publish(true);
    throw error;
  }
}
