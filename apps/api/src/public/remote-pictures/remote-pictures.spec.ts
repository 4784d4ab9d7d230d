import sharp from 'sharp';
import type { fetchBytes } from '../../platform/remote/fetch-text';
import { RemoteFailure } from '../../platform/remote/remote-failure';
import { createRemotePictures } from './remote-pictures';

const HOUR = 60 * 60_000;
const ADDRESS = 'https://pictures.example/1.jpg';
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7aa6a0' } })
    .jpeg()
    .toBuffer();

function fakeHost(body: Buffer | Error, status = 200) {
  const asked: string[] = [];
  const fetch: typeof fetchBytes = async (url, options) => {
    asked.push(url.href);
    expect(options).toMatchObject({ allowPrivate: false, maxBytes: 6 * 1024 * 1024 });
    if (body instanceof Error) throw body;
    return { status, body, contentType: 'text/html', url };
  };
  let time = HOUR;
  const getPicture = createRemotePictures({ userAgent: 'test', fetch, now: () => time });
  const wait = (ms: number) => (time += ms);
  return { asked, getPicture, wait };
}

test('answers a smaller WebP without metadata, and asks once a day', async () => {
  const { asked, getPicture, wait } = fakeHost(await picture(3000, 1500));
  const [one, other] = await Promise.all([getPicture(ADDRESS), getPicture(ADDRESS)]);
  expect(await sharp(one?.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
  expect(other).toBe(one);
  await getPicture(ADDRESS);
  expect(asked).toEqual([ADDRESS]);
  wait(25 * HOUR);
  expect((await getPicture(ADDRESS))?.etag).toBe(one?.etag);
  expect(asked).toHaveLength(2);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
test.each<[string, number, Buffer | Error]>([
  ['a page', 200, Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing, which may hold scripts', 200, Buffer.from(svg)],
  ['a damaged picture', 200, Buffer.from([0xff, 0xd8, 0xff, 0, 0])],
  ['an error page with a picture', 404, Buffer.from('GIF89a')],
  ['a host that is not public or does not answer', 200, new RemoteFailure('no')],
])('%s is no picture, and is asked for again after ten minutes', async (_what, status, body) => {
  const { asked, getPicture, wait } = fakeHost(body, status);
  expect(await getPicture(ADDRESS)).toBeNull();
  expect(await getPicture(ADDRESS)).toBeNull();
  expect(asked).toHaveLength(1);
  wait(11 * 60_000);
  expect(await getPicture(ADDRESS)).toBeNull();
  expect(asked).toHaveLength(2);
});

test('fetches six at once, lets 54 wait, and refuses more', async () => {
  let running = 0;
  let most = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const getPicture = createRemotePictures({
    userAgent: 'test',
    fetch: async (url) => {
      most = Math.max(most, (running += 1));
      await released;
      running -= 1;
      return { status: 404, body: Buffer.alloc(0), contentType: undefined, url };
    },
  });
  const asked = Array.from({ length: 60 }, (_, i) => getPicture(`https://pictures.example/${i}.jpg`));
  await expect(getPicture('https://pictures.example/61.jpg')).rejects.toMatchObject({ code: 'unavailable' });
  release();
  expect(await Promise.all(asked)).toEqual(Array(60).fill(null));
  expect(most).toBe(6);
});
