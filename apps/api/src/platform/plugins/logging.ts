import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type LoggedError, formatLoggedError, toLoggedError } from './safe-error';

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

export function prettyLine(json: string): string {
  let entry: { time?: number; level?: number; msg?: string; requestId?: string; err?: LoggedError };
  try {
    entry = JSON.parse(json) as typeof entry;
  } catch {
    return json;
  }
  const time = new Date(entry.time ?? 0).toTimeString().slice(0, 8);
  const level = levels[entry.level ?? 30] ?? String(entry.level);
  // The answer showed this id.
  const id = entry.requestId !== undefined && level !== '' ? `[${entry.requestId}]` : '';
  const line = [time, level, entry.msg, id].filter(Boolean).join(' ');
  return entry.err === undefined ? `${line}\n` : `${line}\n${formatLoggedError(entry.err)}\n`;
}

const pretty = new Writable({
  write(chunk: Buffer, _encoding, done) {
    process.stdout.write(prettyLine(chunk.toString('utf8')), () => done());
  },
});

/** The pattern, since an address may hold what somebody typed. */
function routePattern({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'an unknown address';
}

export function loggerOptions(level: string, production: boolean) {
  return {
    level,
    ...(production ? {} : { stream: pretty }),
    // Added by the multipart plugin, with all request headers.
    redact: { paths: ['busboyOptions'], remove: true },
    serializers: {
      err: (error: unknown) => toLoggedError(error),
      req: (request: FastifyRequest) => ({ method: request.method, route: routePattern(request) }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  };
}

export const loggingPlugin = fp(
  (app, _options, done) => {
    app.addHook('onResponse', async (request, reply) => {
      const route = routePattern(request);
      const ms = Math.round(reply.elapsedTime);
      const entry = {
        method: request.method,
        route,
        status: reply.statusCode,
        ms,
        userId: request.currentUserId,
      };
      const line = `${request.method} ${route} ${reply.statusCode} ${ms} ms`;
      request.log[request.url.startsWith('/api/') ? 'info' : 'debug'](entry, line);
    });
    done();
  },
  { name: 'logging' },
);
