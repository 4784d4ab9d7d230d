import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Span {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes?: { key: string }[];
}

interface Received {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Takes spans by OTLP/HTTP in JSON. Close it in afterAll. */
export async function startSpanReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** As they were sent. */
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Received).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
