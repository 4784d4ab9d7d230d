import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import fp from 'fastify-plugin';
import { Bag } from '../common/bag';
import { signals } from '../observe/signals';
import { type AppError, errors } from './errors';

const MALFORMED = errors.invalid('This is not a valid HTTP request.');

function explain(code: string | undefined): [status: number, error: AppError] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, errors.timeout('The request took too long to arrive. Please send it again.')];
    case 'HPE_HEADER_OVERFLOW':
      return [431, errors.tooLarge('The headers of this request are too large.')];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return [413, errors.tooLarge('This request is too large.')];
    default:
      return [400, MALFORMED];
  }
}

function end(socket: Duplex, status: number, error: AppError): void {
  signals.serverRefused.publish({ status });
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify(error.toEnvelope());
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Answers in the contract's envelope and closes the connection. Logs nothing, as the error holds tokens. */
export function answerClientErrors(server: Server): void {
  const pending = new WeakMap<Duplex, Bag<ServerResponse>>();
  server.prependListener('request', ({ socket }, response) => {
    const responses = pending.get(socket) ?? new Bag();
    responses.add(response);
    pending.set(socket, responses);
    response.once('close', () => responses.delete(response));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A second answer inside another would be read as part of it.
    const isAnswering = [...(pending.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (isAnswering || error.code === 'ECONNRESET') return void socket.destroy();
    end(socket, ...explain(error.code));
  });
  // Without a listener Node closes the connection.
  server.on('connect', (_request, socket: Duplex) => end(socket, 400, MALFORMED));
  // Node would answer 417; the expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/** For servers with `requireHostHeader: false`, as Node would refuse without a body. */
export const hostHeaderPlugin = fp(
  (app, _options, done) => {
    app.addHook('onRequest', async ({ raw, headers }) => {
      if (raw.httpVersion !== '1.1' || headers.host !== undefined) return;
      const error = errors.invalid('This request has no Host header.');
      error.headers = { connection: 'close' };
      throw error;
    });
    done();
  },
  { name: 'host-header' },
);
