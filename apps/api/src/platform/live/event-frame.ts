import type { LiveEvent } from '@aranya/contracts';

/** Server-sent event: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export const formatFrame = (seq: number, type: string, json: string): string =>
  `id: ${seq}\nevent: ${type}\ndata: ${json}\n\n`;

export const formatLast = (event: LiveEvent): string =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

export const formatEvent = (seq: number, event: LiveEvent): string =>
  formatFrame(seq, event.type, JSON.stringify(event));
