import { createRequire } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, SpanKind, type Span, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import { safeExporter } from './safe-exporter';
import { signals } from './signals';

const SERVICE = 'aranya-api';

function describe(span: Span, request: FastifyRequest): void {
  span.updateName(`${request.method} ${request.routeOptions.url ?? 'unknown'}`);
  request.log = request.log.child({ traceId: span.spanContext().traceId });
}

/** The embedded engine has no instrumentation: its statements become spans when they have ended. */
function traceStatements(provider: NodeTracerProvider): () => void {
  const tracer = provider.getTracer(SERVICE);
  return signals.statement.subscribe(({ name, seconds }) => {
    if (trace.getSpan(context.active()) === undefined) return;
    const startTime = Date.now() - seconds * 1_000;
    tracer.startSpan(`pg.query:${name}`, { kind: SpanKind.CLIENT, startTime }).end();
  });
}

/**
 * Call it before the app is built. Trace contexts of callers are not taken over: they could hold anything.
 * @returns sends the rest, and stops
 */
export function startTracing(isEmbedded: boolean): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(safeExporter(new OTLPTraceExporter()))],
  });
  provider.register({ propagator: null });
  const fastify = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    recordExceptions: false,
    instrumentHooks: false,
    requestHook: describe,
  });
  fastify.setTracerProvider(provider);
  fastify.enable();
  const pg = new PgInstrumentation({ requireParentSpan: true });
  pg.setTracerProvider(provider);
  // Modules that are imported, not required, pass its hook by; it changes the class itself, which all share.
  createRequire(import.meta.url)('pg');
  const stopStatements = isEmbedded ? traceStatements(provider) : () => undefined;
  return async () => {
    stopStatements();
    fastify.disable();
    pg.disable();
    // An address that does not answer must not hold the end of the process.
    await provider.shutdown().catch(() => undefined);
  };
}
