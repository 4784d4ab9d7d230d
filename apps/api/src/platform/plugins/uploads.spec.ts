import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorsPlugin, errors } from './errors';
import { readMultipart, type UploadedFile, uploads } from './uploads';

const MB = 1024 * 1024;

let app: FastifyInstance;
let base = '';
let taken: UploadedFile[] = [];
let forms: unknown[] = [];

beforeAll(async () => {
  app = Fastify({ logger: false });
  await app.register(errorsPlugin);
  await app.register(uploads);
  app.post('/form', async (request) => {
    const form = await readMultipart(request, {
      fields: z.object({
        content: z.string('content must be a text.').max(10, 'content is too long.').default(''),
      }),
      files: [
        {
          name: 'images',
          max: 4,
          tooMany: 'A post can have at most 4 pictures.',
          tooHeavy: (name) => errors.tooLarge(`${name} is too large.`),
        },
      ],
      take: async (file) => {
        taken.push(file);
        if (file.bytes.toString('utf8', 0, 3) === 'bad') throw errors.unsupportedMedia('Not a picture.');
        return { name: file.name, length: file.bytes.length, type: file.declaredType };
      },
    });
    forms.push(form);
    return form;
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(() => {
  taken = [];
  forms = [];
});

async function send(parts: [string, string | Blob, string?][]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, fileName ?? 'a.png');
  }
  const answer = await fetch(`${base}/form`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const blob = (text: string | Uint8Array<ArrayBuffer>, type = 'image/png') => new Blob([text], { type });

test('reads fields and files in order', async () => {
  const answer = await send([
    ['images', blob('one'), '1.png'],
    ['content', 'text'],
    ['images', blob('three', 'image/jpeg'), '2.jpg'],
    ['unknown', 'field'],
  ]);
  expect(answer).toEqual({
    status: 200,
    body: {
      fields: { content: 'text' },
      files: {
        images: [
          { name: '1.png', length: 3, type: 'image/png' },
          { name: '2.jpg', length: 5, type: 'image/jpeg' },
        ],
      },
    },
  });
});

test('ignores a file field without a choice', async () => {
  const body =
    '--x\r\nContent-Disposition: form-data; name="images"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
  const answer = await fetch(`${base}/form`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ fields: { content: '' }, files: { images: [] } });
});

test('accepts exactly 16 MB', async () => {
  expect(await send([['images', blob(new Uint8Array(16 * MB))]])).toMatchObject({ status: 200 });
  expect(taken[0]?.bytes.length).toBe(16 * MB);
  expect(await send([['images', blob(new Uint8Array(16 * MB + 1)), 'big.png']])).toEqual({
    status: 413,
    body: { success: false, code: 'too_large', message: 'big.png is too large.' },
  });
  expect(taken).toHaveLength(1);
});

test.each([5, 6, 9])('refuses %i files, and the answer arrives', async (count) => {
  const parts = Array.from({ length: count }, () => ['images', blob(new Uint8Array(MB))] as [string, Blob]);
  expect(await send(parts)).toEqual({
    status: 400,
    body: { success: false, code: 'invalid_input', message: 'A post can have at most 4 pictures.' },
  });
  expect(forms).toEqual([]);
});

test('stops at an invalid file, and the answer arrives although more is being sent', async () => {
  const large = () => ['images', blob(new Uint8Array(15 * MB))] as [string, Blob];
  const answer = await send([['images', blob('bad')], large(), large(), large()]);
  expect(answer).toEqual({
    status: 415,
    body: { success: false, code: 'unsupported_media', message: 'Not a picture.' },
  });
  expect(taken).toHaveLength(1);
});

test('refuses invalid and long fields, unknown files and bad names', async () => {
  expect(await send([['content', 'x'.repeat(11)]])).toEqual({
    status: 400,
    body: {
      success: false,
      code: 'invalid_input',
      message: 'content is too long.',
      fields: { content: 'content is too long.' },
    },
  });
  expect(await send([['content', 'x'.repeat(70_000)]])).toMatchObject({ status: 413 });
  expect(await send([['other', blob('x')]])).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await send([['__proto__', 'x']])).toMatchObject({ status: 400 });
  const many = Array.from({ length: 60 }, (_, number) => [`f${number}`, 'x'] as [string, string]);
  expect(await send(many)).toMatchObject({ status: 413 });
  expect(forms).toEqual([]);
});

test('refuses a declared length that is too large at once', async () => {
  const answer = await rawRequest(
    'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000000\r\n\r\n--x\r\n',
  );
  expect(answer).toContain('413 Payload Too Large');
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(answer).toContain('"code":"too_large"');
});

test('refuses an endless form without a length', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n';
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const chunk = Buffer.alloc(MB, 97);
  let answer = '';
  let sent = 0;
  await new Promise<void>((resolve) => {
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    const frame = (data: Buffer) =>
      Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
    socket.write(
      'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    socket.write(frame(Buffer.from(head)));
    const pump = () => {
      while (!socket.destroyed && sent < 400) {
        sent += 1;
        if (!socket.write(frame(chunk))) return void socket.once('drain', pump);
      }
    };
    pump();
  });
  expect(sent).toBeLessThan(200);
  expect(forms).toEqual([]);
}, 20_000);

test('drops a form whose connection is cut, and goes on', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const part = '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nabc';
  socket.write(
    `POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n${part}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(taken).toEqual([]);
  expect(forms).toEqual([]);
  expect(await send([['content', 'still here']])).toMatchObject({ status: 200 });
});

test.each([
  ['without its end', '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nabc'],
  ['without its end, in a field', '--x\r\nContent-Disposition: form-data; name="content"\r\n\r\nabc'],
  ['of another boundary', '--y\r\nContent-Disposition: form-data; name="content"\r\n\r\nabc\r\n--y--\r\n'],
])('refuses a form %s as incomplete', async (_, body) => {
  const answer = await fetch(`${base}/form`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    success: false,
    code: 'invalid_input',
    message: 'The upload arrived incomplete. Please send it again.',
  });
  expect(forms).toEqual([]);
});

test('refuses other content types and a missing boundary', async () => {
  const post = async (type: string, body: string) => {
    const answer = await fetch(`${base}/form`, { method: 'POST', headers: { 'content-type': type }, body });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  expect(await post('application/json', '{}')).toMatchObject({
    status: 415,
    code: 'unsupported_media',
    success: false,
  });
  expect(await post('text/xml', '<a/>')).toMatchObject({ status: 415, success: false });
  expect(await post('multipart/form-data', 'x')).toMatchObject({ status: 400, success: false });
});

function rawRequest(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });
}
