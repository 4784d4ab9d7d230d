import { z } from 'zod';
import { port, webAddress, wholeNumber } from './env-values';

export const observeSettings = {
  METRICS_PORT: port.optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]{1,253}$/, 'give a host name or an address such as localhost')
    .default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  PRESSURE_EVENT_LOOP_DELAY_MS: wholeNumber(0, 60_000).default(2_000),
  PRESSURE_EVENT_LOOP_PERCENT: wholeNumber(0, 100).default(0),
  PRESSURE_HEAP_PERCENT: wholeNumber(0, 100).default(95),
};

type Given = z.infer<z.ZodObject<typeof observeSettings>>;

export function toObserveEnv(given: Given) {
  return {
    metrics:
      given.METRICS_PORT === undefined ? undefined : { port: given.METRICS_PORT, host: given.METRICS_HOST },
    /** Undefined where no spans are made. */
    tracesUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** 0 turns a limit off. */
    pressure: {
      eventLoopDelayMs: given.PRESSURE_EVENT_LOOP_DELAY_MS,
      eventLoopPercent: given.PRESSURE_EVENT_LOOP_PERCENT,
      heapPercent: given.PRESSURE_HEAP_PERCENT,
    },
  };
}

export function metricsPortProblem(given: Given, publicPorts: readonly number[]): string | null {
  const { METRICS_PORT: metricsPort } = given;
  return metricsPort !== undefined && metricsPort !== 0 && publicPorts.includes(metricsPort)
    ? `METRICS_PORT is "${metricsPort}": give a port of its own, since everybody reaches those of the site and the API.`
    : null;
}
