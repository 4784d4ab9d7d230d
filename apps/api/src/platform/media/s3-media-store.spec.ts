import { buffer } from 'node:stream/consumers';
import { MediaAway } from '../db/failures';
import { MediaFull } from './media-store';
import { parseMediaUrl, type S3MediaPlace } from './media-url';
import { MediaMisconfigured, openMedia } from './open-media';
import { createS3MediaStore, type S3MediaStore } from './s3-media-store';
import { answerS3Error, S3_CREDENTIALS, type S3Server, startS3Server } from './testing/s3-server';

// What the contract of media-store.spec.ts leaves open: failures, and what operators set wrong.

const KEY = 'private/abcd.webp';
const usual = { ...process.env };
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server(['pictures']);
});
afterAll(() => s3.close());
beforeEach(() => Object.assign(process.env, S3_CREDENTIALS));
afterEach(() => {
  s3.intercept(null);
  process.env = { ...usual };
});

const storeAt = (url = s3.mediaUrl('pictures', 'site')): S3MediaStore =>
  createS3MediaStore(parseMediaUrl(url) as S3MediaPlace);
const put = (store: S3MediaStore) => store.put(KEY, Buffer.from('owl'), 'image/webp');
const keysOf = async (store: S3MediaStore) => {
  for await (const { key } of store.list()) return key;
  return null;
};
/** How each call of a store fails. */
const failuresOf = (store: S3MediaStore) =>
  Promise.all(
    [put(store), store.get(KEY), store.remove(KEY), keysOf(store)].map((call) =>
      call.then(
        () => null,
        (error: Error) => error.constructor,
      ),
    ),
  );

test.each([
  ['InsufficientStorage', 507],
  ['QuotaExceeded', 403],
  ['XMinioStorageFull', 507],
])('no room, which is %s, is told as such', async (code, status) => {
  s3.intercept((request, response) => request.method === 'PUT' && answerS3Error(response, status, code));
  await expect(put(storeAt())).rejects.toMatchObject({ constructor: MediaFull, code: 'ENOSPC' });
});

test('what fails once is tried again', async () => {
  let failures = 0;
  s3.intercept((_, response) => (failures += 1) === 1 && answerS3Error(response, 503, 'SlowDown'));
  await put(storeAt());
  expect(failures).toBe(2);
});

test.each([
  ['fails', () => s3.intercept((_, response) => answerS3Error(response, 500, 'InternalError'))],
  ['refuses', () => s3.intercept((_, response) => answerS3Error(response, 403, 'AccessDenied'))],
  [
    'speaks another language',
    () => s3.intercept((_, response) => Boolean(response.writeHead(502).end('<html>'))),
  ],
  ['hangs up', () => s3.intercept((request) => Boolean(request.socket.destroy()))],
])('a server that %s is away, and the store is down', async (_, fail) => {
  const store = storeAt();
  fail();
  expect(await failuresOf(store)).toEqual([MediaAway, MediaAway, MediaAway, MediaAway]);
  expect(await store.check()).toBe(false);
});

test('a server that ends is away until it is back', async () => {
  await s3.pause();
  const store = storeAt();
  expect(await failuresOf(store)).toEqual([MediaAway, MediaAway, MediaAway, MediaAway]);
  expect(await storeAt().check()).toBe(false);
  // Being away is no reason not to start.
  expect(await store.findMisconfiguration()).toBeNull();
  await s3.resume();
  await put(store);
  const found = await store.get(KEY);
  expect(found && (await buffer(found.stream)).toString()).toBe('owl');
  expect(await storeAt().check()).toBe(true);
});

test('a bucket that was deleted is no missing picture', async () => {
  const store = storeAt(s3.mediaUrl('deleted-bucket'));
  expect(await failuresOf(store)).toEqual([MediaAway, MediaAway, MediaAway, MediaAway]);
  expect(await store.check()).toBe(false);
});

test('a wrong secret opens nothing', async () => {
  process.env['AWS_SECRET_ACCESS_KEY'] = 'wrong';
  const store = storeAt();
  expect((await failuresOf(store)).slice(0, 3)).toEqual([MediaAway, MediaAway, MediaAway]);
  expect(await store.check()).toBe(false);
});

describe('at the start', () => {
  const open = (mediaUrl: string, mediaFallbackUrl?: string) => openMedia({ mediaUrl, mediaFallbackUrl });

  test('a bucket that is not there is refused in one line', async () => {
    const url = s3.mediaUrl('not-there');
    await expect(open(url)).rejects.toEqual(
      new MediaMisconfigured(`MEDIA_URL is "${url}": there is no bucket not-there.`),
    );
    await expect(open('file:///tmp/media', url)).rejects.toThrow('MEDIA_FALLBACK_URL is');
  });

  test('a key that nobody knows is refused in one line', async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'nobody';
    const url = s3.mediaUrl('pictures');
    await expect(open(url)).rejects.toEqual(
      new MediaMisconfigured(
        `MEDIA_URL is "${url}": the credentials, or their rights, do not open the bucket pictures.`,
      ),
    );
  });

  test('no credentials are refused in one line', async () => {
    delete process.env['AWS_ACCESS_KEY_ID'];
    Object.assign(process.env, {
      AWS_EC2_METADATA_DISABLED: 'true',
      AWS_CONFIG_FILE: '/nowhere',
      AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
    });
    await expect(open(s3.mediaUrl('pictures'))).rejects.toThrow(
      'there are no credentials: set AWS_ACCESS_KEY_ID',
    );
  });

  test('no region is refused in one line, and that of the environment is taken', async () => {
    Object.assign(process.env, { AWS_CONFIG_FILE: '/nowhere', AWS_SHARED_CREDENTIALS_FILE: '/nowhere' });
    const url = s3.mediaUrl('pictures').replace('&region=us-east-1', '');
    await expect(open(url)).rejects.toThrow('it names no region, and AWS_REGION is not set');
    process.env['AWS_REGION'] = 'eu-central-1';
    expect((await open(url)).mediaMove).toBeUndefined();
  });
});

describe('addresses', () => {
  test.each([
    [
      's3://bucket',
      { bucket: 'bucket', prefix: '', endpoint: undefined, region: undefined, pathStyle: false },
    ],
    ['s3://my.bucket/a/b-c/', { bucket: 'my.bucket', prefix: 'a/b-c/' }],
    ['s3://bucket/site?region=auto&endpoint=https://s3.example.org', { prefix: 'site/', region: 'auto' }],
    [
      's3://bucket?path-style=yes&endpoint=http://localhost:9000',
      { endpoint: 'http://localhost:9000', pathStyle: true },
    ],
    ['file:///srv/media', { kind: 'file', folder: '/srv/media' }],
  ])('%s is read', (url, place) => {
    expect(parseMediaUrl(url)).toMatchObject(place);
  });

  test.each([
    ['s3://key:secret@bucket', 'keys do not belong into the address'],
    ['s3://', 'a bucket has'],
    ['s3://bucket/../x?region=a&region=b', '"region" is wrong'],
    ['s3://bucket/.hidden', 'a prefix has'],
    ['s3://bucket//x', 'a prefix has'],
    ['https://bucket.s3.amazonaws.com', 'give a folder'],
    ['file://host/media', 'give a folder'],
  ])('%s is refused', (url, problem) => {
    expect(() => parseMediaUrl(url)).toThrow(problem);
  });
});
