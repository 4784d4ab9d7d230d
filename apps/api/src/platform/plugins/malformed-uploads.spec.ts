import { type AddressInfo, connect } from 'node:net';
import { errorBodySchema } from '@aranya/contracts';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errors, errorsPlugin } from './errors';
import { serverLimits } from './security';
import { readMultipart, uploads } from './uploads';

/** Within which every upload is answered; far below the server's own limits of time. */
const BOUND_MS = 30_000;
const KB = 1024;

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ ...serverLimits, logger: false });
  await app.register(errorsPlugin);
  await app.register(uploads);
  app.post('/form', (request) =>
    readMultipart(request, {
      fields: z.object({ content: z.string('content must be a text.').max(300_000).default('') }),
      files: [
        {
          name: 'images',
          max: 4,
          tooMany: 'A post can have at most 4 pictures.',
          tooHeavy: () => errors.tooLarge('This picture is too large.'),
        },
      ],
      take: async ({ bytes }) => bytes.length,
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: unknown;
}

/** Sends all bytes and keeps the connection open, as a client does that waits for its answer. */
function post(body: Buffer, type: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('not answered'));
    }, BOUND_MS);
    let answer = '';
    const finish = () => {
      const end = answer.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(answer)?.[1];
      if (end < 0 || length === undefined || Buffer.byteLength(answer) < end + 4 + Number(length)) return;
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: Number(answer.slice(9, 12)), body: JSON.parse(answer.slice(end + 4)) });
    };
    socket.on('data', (data) => {
      answer += data.toString('utf8');
      finish();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error(`closed after ${JSON.stringify(answer.slice(0, 100))}`));
    });
    socket.write(
      `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (let at = 0; at < body.length; at += 16 * KB) socket.write(body.subarray(at, at + 16 * KB));
  });
}

/** The status, or what is wrong with the answer. */
async function outcomeOf(text: string, type = 'multipart/form-data; boundary=x'): Promise<unknown> {
  try {
    const { status, body } = await post(Buffer.from(text, 'latin1'), type);
    if (status === 200) return status;
    const refusal = errorBodySchema.strict().parse(body);
    return { 400: 'invalid_input', 413: 'too_large', 415: 'unsupported_media' }[status] === refusal.code
      ? status
      : { status, refusal };
  } catch (error) {
    return (error as Error).message;
  }
}

/** All at once, since a stalled parser is found only after seconds. */
async function expectAnswers(texts: readonly string[]): Promise<void> {
  const outcomes = await Promise.all(texts.map((text) => outcomeOf(text)));
  const wrong = texts.flatMap((text, number) =>
    typeof outcomes[number] === 'number' ? [] : [[text.slice(0, 200), outcomes[number]]],
  );
  expect(wrong).toEqual([]);
}

const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';
const NAMED = 'Content-Disposition: form-data; name="content"';
const FIELD = part(NAMED, 'text');

const brokenParts = (content: string) => [
  part('X-Part: no Content-Disposition', content),
  `--x\r\n\r\n${content}\r\n`,
  part('Content-Disposition: ', content),
  part('Content-Disposition: attachment; filename="a"', content),
  part('Content-Disposition: form-data', content),
  part('Content-Disposition: form-data; filename="no name.png"', content),
  part('Content-Disposition: form-data; name=""', content),
  part('Content-Disposition: form-data; name=""; filename="a"', content),
  part('Content-Disposition: form-data; name="toString"', content),
  part('Content-Disposition: form-data; name="__proto__"; filename="a"', content),
  part('Content-Disposition: form-data; name="a\nb"', content),
  part('Content-Disposition: form-data; name="other"', content),
  part('Content-Disposition: form-data; name="other"; filename="a"', content),
  part("Content-Disposition: form-data; name*=utf-8''%ff%00", content),
  part(`${NAMED}\r\nContent-Type: application/json`, content),
  part(`${NAMED}\r\nContent-Type: text/plain; charset=x-unknown`, content),
  part(`${NAMED}\r\nContent-Type: text/plain; charset=utf-16le`, content),
  part(`${NAMED}\r\nContent-Transfer-Encoding: base64`, content),
  part(
    'Content-Disposition: form-data; name="images"\r\nContent-Type: multipart/mixed; boundary=y',
    `--y\r\n\r\n${content}\r\n--y--`,
  ),
  part(`${NAMED}\r\nX-Long: ${content}`, 'text'),
  part(`Content-Disposition without a colon\r\n${content}`, content),
  `--x\r\n${NAMED}${content}`,
  `preamble ${content}\r\n${FIELD}`,
  `--x\n${NAMED}\n\nbare line feeds ${content}\n`,
];

// More than 64 kB is more than a buffer of the stream holds.
test.each([1, 100])('answers each malformed part with a content of %i kB', async (kilobytes) => {
  const content = 'a'.repeat(kilobytes * KB);
  await expectAnswers(
    brokenParts(content).flatMap((broken) => [
      broken + END,
      FIELD + broken + FIELD + END,
      broken,
      FIELD + broken.slice(0, -2),
    ]),
  );
});

test.each([1, 100])('answers what has no end or goes on after it, with %i kB', async (kilobytes) => {
  const content = 'a'.repeat(kilobytes * KB);
  await expectAnswers([END + content, FIELD + END + content, content, `--x${content}`, `--x--${content}`]);
});

test.each([
  'multipart/form-data',
  'multipart/form-data;',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary="x',
  'multipart/form-data; boundary=y; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(80)}`,
  'multipart/form-data; charset=x; boundary=\xff',
  'MULTIPART/FORM-DATA; BOUNDARY=x',
  'multipart/mixed; boundary=x',
  'multipart/; boundary=x',
])('answers the content type %p', async (type) => {
  expect(typeof (await outcomeOf(FIELD + END, type))).toBe('number');
});

test('answers forms with a few bytes changed', async () => {
  const file = part('Content-Disposition: form-data; name="images"; filename="a.png"', 'a'.repeat(70 * KB));
  const form = FIELD + file + FIELD + END;
  const heads = form.length - file.length + 100;
  const change = fc.record({
    // The headers and boundaries, not the long content.
    at: fc.nat(heads).map((at) => (at < FIELD.length + 100 ? at : form.length - heads + at)),
    removed: fc.nat(6),
    added: fc.constantFrom('', '\r\n', '\n', '\0', '--x', '--x--', '\r\n\r\n', '"', ';', '\xff'),
  });
  const seed = Date.now() % 1e9;
  const texts = fc
    .sample(fc.array(change, { minLength: 1, maxLength: 3 }), { numRuns: 200, seed })
    .map((changes) =>
      changes.reduce(
        (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
        form,
      ),
    );
  process.stdout.write(`Seed of the changed forms: ${seed}\n`);
  for (let at = 0; at < texts.length; at += 50) await expectAnswers(texts.slice(at, at + 50));
});

test('serves other forms while the parser is stalled', async () => {
  const stalled = outcomeOf(part('X-Part: 1', 'a'.repeat(100 * KB)) + END);
  expect(await outcomeOf(FIELD + END)).toBe(200);
  // Node 20 stalls at a part without a name, Node 24 reads on.
  expect([200, 400]).toContain(await stalled);
});
