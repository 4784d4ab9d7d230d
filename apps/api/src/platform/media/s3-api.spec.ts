import { errorBodySchema } from '@aranya/contracts';
import { type MessagesApi, startMessagesApi } from '../../messages/messages.testing';
import { colourPng, publish, sendPost } from '../../posts/posts.testing';
import type { ListableMediaStore } from './media-store';
import { openMediaPlace } from './open-media';
import { answerS3Error, S3_CREDENTIALS, type S3Server, startS3Server } from './testing/s3-server';

let s3: S3Server;
let store: ListableMediaStore;
let api: MessagesApi;
beforeAll(async () => {
  Object.assign(process.env, S3_CREDENTIALS);
  s3 = await startS3Server(['pictures']);
  store = await openMediaPlace(s3.mediaUrl('pictures'));
  api = await startMessagesApi({ media: () => store });
});
afterAll(async () => {
  await api.close();
  await s3.close();
});
beforeEach(() => api.reset());
afterEach(() => s3.intercept(null));

async function publishPicture() {
  const asha = await api.member('asha');
  const { image_urls } = await publish(api.app, asha, {}, [{ bytes: await colourPng() }]);
  return image_urls[0] ?? '';
}

test('a public picture is served from S3, and S3 is not asked for what a browser has', async () => {
  const url = await publishPicture();
  const answer = await api.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=3600',
  });
  expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  const head = await api.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, answer.headers['content-length']]);

  s3.intercept((_, response) => answerS3Error(response, 500, 'InternalError'));
  const known = await api.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([known.statusCode, known.headers.etag]).toEqual([304, answer.headers.etag]);
});

test('a private picture comes through the API, never by an address of S3', async () => {
  const { media_url } = await api.send('asha', 'bikram', { image: await colourPng() });
  const answer = await api.app.inject(media_url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  expect(answer.headers.location).toBeUndefined();
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  const secret = keys.find((key) => key.startsWith('private/'));
  // What a bucket tells without a signature is up to its policy: the site gives nobody its keys.
  expect(`${media_url}${answer.body}`).not.toContain(secret);
});

test('while S3 is away, pictures answer 503 and the rest of the site works', async () => {
  const url = await publishPicture();
  await s3.pause();
  const asha = await api.member('asha');
  const answers = [
    await api.app.inject(url),
    await api.app.inject({ method: 'HEAD', url }),
    await api.call(asha, 'POST', '/api/post/add', await formWithPicture()),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    if (answer.body !== '') errorBodySchema.strict().parse(answer.json());
  }
  expect((await sendPost(api.app, asha, { content: 'Only words' })).status).toBe(200);
  const health = await api.app.inject('/api/health');
  expect([health.statusCode, health.json<{ media: string }>().media]).toEqual([503, 'down']);
  await s3.resume();
  expect((await api.app.inject(url)).statusCode).toBe(200);
});

test('a full bucket is answered 507', async () => {
  s3.intercept(
    (request, response) => request.method === 'PUT' && answerS3Error(response, 507, 'InsufficientStorage'),
  );
  const asha = await api.member('asha');
  const { status, body } = await sendPost(api.app, asha, {}, [{ bytes: await colourPng('#123') }]);
  expect([status, body['code']]).toEqual([507, 'storage_full']);
});

async function formWithPicture() {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await colourPng('#321'))], { type: 'image/png' }), 'a.png');
  return form;
}
