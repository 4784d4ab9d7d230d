import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

export function prettyLine(json: string): string {
  let entry: { time?: number; level?: number; msg?: string; err?: { stack?: string; message?: string } };
  try {
    entry = JSON.parse(json) as typeof entry;
  } catch {
    return json;
  }
  const time = new Date(entry.time ?? 0).toTimeString().slice(0, 8);
  const level = levels[entry.level ?? 30] ?? String(entry.level);
  const line = [time, level, entry.msg].filter(Boolean).join(' ');
  const error = entry.err?.stack ?? entry.err?.message;
  return error === undefined ? `${line}\n` : `${line}\n${error}\n`;
}

const pretty = new Writable({
  write(chunk: Buffer, _encoding, done) {
    process.stdout.write(prettyLine(chunk.toString('utf8')), () => done());
  },
});

/** Queries may contain secrets such as signatures. */
function pathOf(request: { url: string }): string {
  return request.url.split('?', 1)[0] ?? '';
}

export function loggerOptions(level: string, production: boolean) {
  return {
    level,
    ...(production ? {} : { stream: pretty }),
    redact: ['req.headers.authorization', 'headers.authorization', 'token', '*.token'],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request),
        address: request.ip,
      }),
    },
  };
}

export const loggingPlugin = fp(
  (app, _options, done) => {
    app.addHook('onResponse', async (request, reply) => {
      const path = pathOf(request);
      const ms = Math.round(reply.elapsedTime);
      const entry = {
        method: request.method,
        path,
        status: reply.statusCode,
        ms,
        userId: request.currentUserId,
      };
      const line = `${request.method} ${path} ${reply.statusCode} ${ms} ms`;
      request.log[path.startsWith('/api/') ? 'info' : 'debug'](entry, line);
    });
    done();
  },
  { name: 'logging' },
);
