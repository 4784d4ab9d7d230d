import { getHeapStatistics } from 'node:v8';
import underPressure, { type FastifyUnderPressureOptions } from '@fastify/under-pressure';
import { apiContract } from '@aranya/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { signals } from '../observe/signals';
import { errors } from './errors';

const RETRY_SECONDS = 5;
const WARN_MS = 10_000;
/** Monitors must tell busy from dead; reopened streams cost less than calls. */
const exempt = new Set<string | undefined>([
  ...Object.values(apiContract.health).map(({ path }) => path),
  apiContract.messages.stream.path,
]);

export interface PressureOptions {
  eventLoopDelayMs: number;
  eventLoopPercent: number;
  heapPercent: number;
}

/** Pages cost next to nothing and tell people what is wrong. */
function isExempt({ url, routeOptions }: FastifyRequest): boolean {
  return exempt.has(routeOptions.url) || !/^\/(?:api|media)\//.test(url);
}

/** Accepted calls end in time. */
export const pressurePlugin = fp<PressureOptions>(
  async (app, { eventLoopDelayMs, eventLoopPercent, heapPercent }) => {
    let warnedAt = -Infinity;
    function refuse(request: FastifyRequest, reply: FastifyReply, limit: string): unknown {
      if (isExempt(request)) return undefined;
      if (performance.now() - warnedAt >= WARN_MS) {
        warnedAt = performance.now();
        app.log.warn({ limit }, 'The process is behind and refuses calls');
      }
      const error = errors.unavailable(
        'The server is busy. Please try again in a moment.',
        undefined,
        RETRY_SECONDS,
      );
      signals.limited.publish({ kind: 'pressure' });
      signals.error.publish({ code: error.code });
      // A thrown refusal would be logged as a failure.
      void reply.status(error.status).headers(error.headers);
      return error.toEnvelope();
    }
    await app.register(underPressure, {
      maxEventLoopDelay: eventLoopDelayMs,
      maxEventLoopUtilization: eventLoopPercent / 100,
      eventLoopUtilizationMode: 'interval',
      maxHeapUsedBytes: (getHeapStatistics().heap_size_limit * heapPercent) / 100,
      // It sends the handler's result, which its types do not say.
      pressureHandler: refuse as NonNullable<FastifyUnderPressureOptions['pressureHandler']>,
    });
  },
  { name: 'pressure' },
);
