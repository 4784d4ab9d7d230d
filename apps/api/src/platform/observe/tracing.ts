import { createRequire } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, type Span, SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { FastifyRequest } from 'fastify';
import { signals } from './signals';

/** Instrumentations add addresses, error texts and more, which stay inside. */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'db.system',
  'db.system.name',
]);

function safeSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name)),
  );
  return Object.create(span, {
    attributes: { value: attributes },
    status: { value: { code: span.status.code } },
    events: { value: [] },
    links: { value: [] },
  }) as ReadableSpan;
}

function safeExporter(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(safeSpan), done),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

const SERVICE = 'aranya-api';

function describe(span: Span, request: FastifyRequest): void {
  span.updateName(`${request.method} ${request.routeOptions.url ?? 'unknown'}`);
  request.log = request.log.child({ traceId: span.spanContext().traceId });
}

/** The embedded engine has no instrumentation, so statements become spans once they end. */
function traceStatements(provider: NodeTracerProvider): () => void {
  const tracer = provider.getTracer(SERVICE);
  return signals.statement.subscribe(({ name, seconds }) => {
    if (trace.getSpan(context.active()) === undefined) return;
    const startTime = Date.now() - seconds * 1_000;
    tracer.startSpan(`pg.query:${name}`, { kind: SpanKind.CLIENT, startTime }).end();
  });
}

/**
 * Call it before building the app. Ignores callers' trace contexts, which could hold anything.
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
  // Its hook misses imported modules; requiring pg changes the shared class.
  createRequire(import.meta.url)('pg');
  const stopStatements = isEmbedded ? traceStatements(provider) : () => undefined;
  return async () => {
    stopStatements();
    fastify.disable();
    pg.disable();
    // An address that does not answer must not delay the end.
    await provider.shutdown().catch(() => undefined);
  };
}
