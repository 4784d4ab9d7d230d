import { setTimeout as pause } from 'node:timers/promises';
import { type LiveEvent, liveEventSchema } from '@aranya/contracts';
import { createParser } from 'eventsource-parser';
import { exits, Problem } from './problem';
import { unwrapBody, type Site } from './site';
import { hint, plain, say, type Terminal } from './terminal';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Three missed heartbeats. */
const SILENCE_MS = 90_000;

/** Null for events that only tell clients to reload. */
function eventText(event: LiveEvent): string | null {
  switch (event.type) {
    case 'message':
      return `message from ${plain(event.sender?.full_name ?? 'somebody')}: ${plain(event.text) || '(a picture)'}`;
    case 'seen':
      return 'your messages were read';
    case 'deleted':
      return 'a message was deleted';
    case 'connections':
      return 'your connections changed';
    case 'post':
      return `news under the post ${event.post_id}`;
    case 'chat_read':
      return 'you read a chat';
    case 'notifications_read':
      return 'you read your notifications';
    case 'drafts':
      return 'your drafts changed';
    case 'notification':
      return `notification${event.notification === undefined ? '' : `: ${event.notification.replaceAll('_', ' ')}`}`;
    case 'signed_out':
      return null;
    case 'ready':
      return 'ready';
    case 'resync':
      return 'some events were missed';
  }
}

async function readStream(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  onEvent: (event: LiveEvent, id: string | undefined) => void,
): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.any([signal, silence.signal]) });
    if (answer.status === 401) throw new Problem('Please sign in: field-notes sign-in', exits.signIn);
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
      throw new Problem(`The site answered ${answer.status}.`);
    if (!answer.ok || answer.body === null) return;
    const parser = createParser({
      onEvent: ({ data, id }) => {
        // A newer site may send events that this app does not know.
        const event = liveEventSchema.safeParse(JSON.parse(data));
        if (event.success) onEvent(event.data, id);
      },
    });
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      parser.feed(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reconnects without missing an event.
 * @param count undefined for no end
 */
export async function follow(site: Site, terminal: Terminal, count: number | undefined): Promise<void> {
  const { user } = unwrapBody(await (await site.client()).users.getData());
  const url = `${site.address}/api/messages/${user._id}`;
  const enough = new AbortController();
  const { signal } = enough;
  let [lastId, shown, wait] = [null as string | null, 0, FIRST_PAUSE_MS];
  const onEvent = (event: LiveEvent, id: string | undefined) => {
    if (event.type === 'signed_out')
      throw new Problem('You were signed out. Please sign in: field-notes sign-in', exits.signIn);
    lastId = id ?? lastId;
    wait = FIRST_PAUSE_MS;
    if (signal.aborted) return;
    const line = eventText(event);
    if (line === null) return;
    say(terminal, `${new Date().toISOString()} ${line}`);
    // Nobody waits for the connection itself.
    if (event.type === 'ready') return;
    shown += 1;
    if (shown === count) enough.abort();
  };
  while (!signal.aborted) {
    try {
      const headers = {
        authorization: `Bearer ${await site.token()}`,
        ...(lastId !== null && { 'last-event-id': lastId }),
      };
      await readStream(url, headers, signal, onEvent);
    } catch (error) {
      if (error instanceof Problem) throw error;
    }
    if (signal.aborted) return;
    hint(terminal, `Connection lost. Reconnecting in ${wait / 1_000} s.`);
    await pause(wait);
    wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
  }
}
