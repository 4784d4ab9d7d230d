import type { ServerResponse } from 'node:http';
import { signals } from '../observe/signals';
import type { EventStream } from './event-stream';

const TICK_MS = 1_000;

interface OpenStream {
  stream: EventStream;
  expiresAt: number;
  /** Spreads heartbeats over the interval. */
  slot: number;
}

export function createOpenStreams({ heartbeatMs, now }: { heartbeatMs: number; now: () => number }) {
  const open = new Map<ServerResponse, OpenStream>();
  const slots = Math.max(1, Math.round(heartbeatMs / TICK_MS));
  let nextSlot = 0;
  let tick = 0;
  let timer: NodeJS.Timeout | undefined;

  function onTick(): void {
    tick = (tick + 1) % slots;
    const time = now();
    for (const [raw, { stream, expiresAt, slot }] of open) {
      if (expiresAt <= time) raw.end();
      else if (slot === tick) stream.sendHeartbeat();
    }
  }

  return {
    start() {
      timer ??= setInterval(onTick, TICK_MS).unref();
    },

    add(raw: ServerResponse, stream: EventStream, expiresAt: number): void {
      nextSlot = (nextSlot + 1) % slots;
      open.set(raw, { stream, expiresAt, slot: nextSlot });
      signals.streams.publish({ open: open.size });
    },

    delete(raw: ServerResponse): void {
      open.delete(raw);
      signals.streams.publish({ open: open.size });
    },

    /** An idle connection would keep the server open. */
    endAll(): void {
      clearInterval(timer);
      for (const raw of open.keys()) {
        const { socket } = raw;
        raw.end(() => socket?.destroySoon());
      }
    },
  };
}
