import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { apiContract } from '@aranya/contracts';
import { countSignals } from './counters';
import { signals } from './signals';
import { measureState, type StateDependencies } from './state';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const STREAM_ROUTE = apiContract.messages.stream.path;

declare module 'fastify' {
  interface FastifyInstance {
    metricsUrl: string | null;
  }
}

/** By pattern, since addresses hold ids and are countless. */
const toLabels = (method: string, route: string | undefined, status: string) => ({
  method: METHODS.has(method) ? method : 'other',
  route: route ?? 'unknown',
  status,
});

const statusClass = (status: number) => `${Math.floor(status / 100)}xx`;

/**
 * Skips streams, which last for hours.
 * @returns stops measuring sign-in
 */
function measureCalls(app: FastifyInstance, registry: Registry): () => void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'aranya_http_request_duration_seconds',
    help: 'Time from the head of a call or a page of sign-in to the end of its answer, by route, method and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const running = new Gauge({
    name: 'aranya_http_requests_in_flight',
    help: 'Calls that are not answered yet, without event streams.',
    registers,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url === STREAM_ROUTE) return done();
    const startedAt = performance.now();
    const { raw } = reply;
    running.inc();
    let isOver = false;
    const end = (status: string) => {
      if (isOver) return;
      isOver = true;
      running.dec();
      durations.observe(
        toLabels(request.method, request.routeOptions.url, status),
        (performance.now() - startedAt) / 1_000,
      );
    };
    // Only `close` follows when the caller goes away.
    raw.once('finish', () => end(statusClass(raw.statusCode))).once('close', () => end('aborted'));
    done();
  });
  return signals.signInAnswered.subscribe(({ method, route, status, seconds }) => {
    const path = route === undefined ? undefined : `/identity${route}`;
    durations.observe(toLabels(method, path, statusClass(status)), seconds);
  });
}

function serve(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Try /metrics\n');
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => {
      const { port: taken, address, family } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`);
    });
  });
}

/** On its own port, only with METRICS_PORT. */
export const metricsPlugin = fp<StateDependencies>(
  async (app, dependencies) => {
    const { metrics } = dependencies.env;
    app.decorate('metricsUrl', null);
    if (metrics === undefined) return;
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    measureState(registry, dependencies);
    const stops = [measureCalls(app, registry), countSignals(registry)];
    const server = serve(registry);
    app.addHook('onReady', async () => {
      app.metricsUrl = await listen(server, metrics.port, metrics.host);
    });
    app.addHook('onClose', async () => {
      for (const stop of stops) stop();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    });
  },
  { name: 'metrics' },
);
