import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { users } from '../../platform/db/schema';
import { errorsPlugin } from '../../platform/plugins/errors';
import { createTestApp, type TestApp } from '../../testing';
import { createArticlePictures } from '../news/article-pictures';
import { remotePictureRoutes } from './remote-pictures.routes';

const FOUND = 'https://pictures.example/there.jpg?size=large&x=1';
const articlePictures = createArticlePictures(Buffer.alloc(32, 1));

let api: TestApp;
let app: FastifyInstance;
const asked: string[] = [];
beforeAll(async () => {
  api = await createTestApp();
  const body = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  app = Fastify();
  await app.register(errorsPlugin);
  app.decorate('env', api.env);
  app.decorate('db', api.db);
  remotePictureRoutes(app, {
    articlePictures,
    fetch: async (url) => {
      asked.push(url.href);
      return { status: url.pathname === '/there.jpg' ? 200 : 404, body, contentType: undefined, url };
    },
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const addressOf = (urlToImage: string) =>
  articlePictures.sign({
    title: 'A',
    description: null,
    url: 'https://newsroom.example/1',
    urlToImage,
    source: null,
    publishedAt: null,
  }).urlToImage ?? '';

test('a listed picture comes from our address, as a file that runs nothing', async () => {
  const answer = await app.inject({ url: addressOf(FOUND) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  });
  const again = await app.inject({
    url: addressOf(FOUND),
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(asked).toEqual([FOUND]);
});

test('a picture that is missing at its host is no content here, which no console reports', async () => {
  const answer = await app.inject({ url: addressOf('https://pictures.example/none.jpg') });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('nothing that was not listed is fetched', async () => {
  asked.length = 0;
  const signature = new URL(addressOf(FOUND), 'https://a.example').searchParams.get('signature') ?? '';
  const other = 'https://pictures.example/other.jpg';
  for (const query of [
    '',
    `?address=${encodeURIComponent(other)}`,
    `?address=${encodeURIComponent(other)}&signature=${signature}`,
    `?address=${encodeURIComponent(FOUND)}&address=${encodeURIComponent(other)}&signature=${signature}`,
    `?address=${encodeURIComponent(FOUND)}&signature=`,
    `?address=http%3A%2F%2F169.254.169.254%2F&signature=${signature}`,
  ]) {
    const answer = await app.inject({ url: `/media/news${query}` });
    expect([query, answer.statusCode]).toEqual([query, 403]);
    expect(answer.json()).toMatchObject({ success: false, code: 'forbidden' });
  }
  expect(asked).toEqual([]);
});

test("a sign-in provider's picture comes from our address, and nobody else's does", async () => {
  await api.db.write.update(users).set({ issuerPicture: FOUND });
  const own = await api.call('asha', 'GET', '/api/user/data');
  const address = (own.json() as { user: { profile_picture: string } }).user.profile_picture;
  expect(address).toMatch(/^\/media\/sign-in\//);
  expect((await app.inject({ url: address })).headers['content-type']).toBe('image/webp');
  for (const id of ['00000000-0000-7000-8000-000000000000', 'x', '%2e%2e']) {
    expect((await app.inject({ url: `/media/sign-in/${id}` })).statusCode).toBe(404);
  }
  await api.db.write.update(users).set({ issuerPicture: 'https://pictures.example/none.jpg' });
  expect((await app.inject({ url: address })).statusCode).toBe(204);
});
