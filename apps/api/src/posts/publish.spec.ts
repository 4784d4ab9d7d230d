import { connect } from 'node:net';
import { limits } from '@aranya/contracts';
import sharp from 'sharp';
import { posts } from '../platform/db/schema';
import { useMembers } from '../testing';
import {
  call,
  colourPng,
  countStored,
  publish,
  readFeed,
  sendPost,
  type SentFile,
  usePostsApi,
} from './posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

const stored = () => countStored(api.db.write, api.mediaFolder);
const nothing = { posts: 0, images: 0, likes: 0, media: 0, files: 0 };

describe('publishing', () => {
  test('a text', async () => {
    const answer = await sendPost(api.app, asha, {
      content: '  First tiger of the season #tadoba\r\n',
      post_type: 'text',
    });
    expect(answer).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Post Added',
        post: {
          _id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          user: { _id: asha.id, full_name: 'Asha Rao', username: 'asha', profile_picture: '' },
          content: 'First tiger of the season #tadoba',
          image_urls: [],
          images: [],
          post_type: 'text',
          likes_count: [],
          likes_total: 0,
          liked: false,
          suggested: false,
          comments_total: 0,
          bookmarked: false,
          sighting: null,
          asks: false,
          agreed_species: null,
          agreed_taxon: null,
          edited_at: null,
          suggestions: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) as string,
        },
      },
    });
    expect((await readFeed(api.app, asha)).posts).toEqual([answer.body['post']]);
  });

  test('a text with two pictures, in order, with their descriptions', async () => {
    const post = await publish(
      api.app,
      asha,
      { content: 'Two', image_alts: JSON.stringify(['A tiger drinks']) },
      [{ bytes: await colourPng('#f00', 60, 40) }, { bytes: await colourPng('#00f', 20, 30) }],
    );
    expect(post.post_type).toBe('text_with_image');
    expect(post.images).toEqual([
      {
        url: post.image_urls[0],
        width: 60,
        height: 40,
        alt: 'A tiger drinks',
        licence: 'all_rights_reserved',
      },
      { url: post.image_urls[1], width: 20, height: 30, alt: '', licence: 'all_rights_reserved' },
    ]);
    expect(await stored()).toEqual({ posts: 1, images: 2, likes: 0, media: 2, files: 2 });
    const picture = await api.app.inject(post.image_urls[0] ?? '');
    expect(picture.headers['content-type']).toBe('image/webp');
    const [red = 0, , blue = 255] = await sharp(picture.rawPayload).raw().toBuffer();
    expect([red > 200, blue < 60]).toEqual([true, true]);
  });

  test('a picture alone, ignoring the claimed post type', async () => {
    const post = await publish(api.app, asha, { post_type: 'text', content: ' ' }, [
      { bytes: await colourPng() },
    ]);
    expect(post).toMatchObject({ post_type: 'image', content: '' });
    expect((await publish(api.app, asha, { post_type: 'image', content: 'x' })).post_type).toBe('text');
  });

  test('a whole set of pictures', async () => {
    const shades = Array.from({ length: limits.imagesPerPost }, (_, n) => `#${n}00`);
    const images = await Promise.all(shades.map((colour) => colourPng(colour)));
    const post = await publish(
      api.app,
      asha,
      {},
      images.map((bytes) => ({ bytes })),
    );
    expect(post.images).toHaveLength(10);
  });

  test('a picture loses its metadata and is turned upright', async () => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#385' } })
      .jpeg()
      .withExif({
        IFD0: { Make: 'Trap camera', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '20/1 12/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '79/1 24/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = await sharp(bytes).metadata();
    expect([before.orientation, before.exif?.toString('latin1').includes('Trap camera')]).toEqual([6, true]);

    const post = await publish(api.app, asha, {}, [{ bytes, type: 'image/jpeg', name: 'IMG_1.JPG' }]);
    expect(post.images[0]).toMatchObject({ width: 300, height: 400 });
    const served = (await api.app.inject(post.image_urls[0] ?? '')).rawPayload;
    const after = await sharp(served).metadata();
    expect(after).toMatchObject({ width: 300, height: 400, format: 'webp' });
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
    expect(served.toString('latin1')).not.toMatch(/Exif|GPS|Trap camera/);
  });

  test('any text, unchanged', async () => {
    for (const content of [
      '<script>alert("x")</script><b>&amp;</b>',
      "'; drop table posts; --",
      'שלום \u202eabc\u202c عالم',
      'zero\u200bwidth',
      '🐅🐾 नमस्ते 👩‍👩‍👧',
      'line\n\nbreak\ttab',
      'x'.repeat(limits.postText),
    ]) {
      const post = await publish(api.app, asha, { content });
      expect(post.content).toBe(content);
    }
    expect(await api.db.write.$count(posts)).toBe(7);
  });
});

describe('rejects without storing anything', () => {
  afterEach(async () => expect(await stored()).toEqual(nothing));

  test.each<Record<string, string>>([
    {},
    { content: '' },
    { content: ' \n\t ' },
    { content: '\u200b\u200d\ufeff' },
  ])('neither text nor picture: %j', async (fields) => {
    expect(await sendPost(api.app, asha, fields)).toEqual({
      status: 400,
      body: { success: false, code: 'invalid_input', message: 'Please add at least one image or text' },
    });
  });

  test.each([
    ['2,001 characters', { content: 'x'.repeat(2001) }, 'Your post can have at most 2000 characters.'],
    ['NUL', { content: 'a\0b' }, 'Your post contains a character that cannot be stored.'],
    [
      'an unknown type',
      { content: 'a', post_type: 'video' },
      'post_type must be text, image or text_with_image.',
    ],
    ['a malformed client_id', { content: 'a', client_id: 'abc' }, 'client_id must be a UUID.'],
    [
      'descriptions that are not a list',
      { content: 'a', image_alts: 'x' },
      'image_alts must be a JSON list of texts.',
    ],
  ])('%s', async (_, fields: Record<string, string>, message) => {
    expect(await sendPost(api.app, asha, fields, [{ bytes: await colourPng() }])).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid_input', message },
    });
  });

  const png = () => colourPng();
  const huge = async () => {
    const bytes = await png();
    bytes.writeUInt32BE(50_000, 16);
    bytes.writeUInt32BE(50_000, 20);
    return bytes;
  };
  const half = async () => {
    const create = { width: 900, height: 700, channels: 3, background: '#385' } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  type Files = () => Promise<SentFile[]>;

  test.each<[string, Files, [number, string, unknown]]>([
    [
      'one picture too many',
      async () => Array<SentFile>(limits.imagesPerPost + 1).fill({ bytes: await png() }),
      [400, 'invalid_input', 'A post can have at most 10 pictures.'],
    ],
    [
      'a file that is not a picture, beside one that is',
      async () => [{ bytes: await png() }, { bytes: Buffer.from('Hello'), name: 'notes.png' }],
      [
        415,
        'unsupported_media',
        '“notes.png” is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.',
      ],
    ],
    [
      'a picture with a wrong media type',
      async () => [{ bytes: await png(), type: 'image/jpeg', name: 'a.jpg' }],
      [415, 'unsupported_media', expect.stringContaining('PNG')],
    ],
    [
      'an SVG',
      () => Promise.resolve([{ bytes: Buffer.from(svg), type: 'image/svg+xml' }]),
      [415, 'unsupported_media', expect.any(String)],
    ],
    [
      'a picture over 16 MB',
      async () => [{ bytes: Buffer.concat([await png(), Buffer.alloc(limits.imageBytes)]), name: 'big.png' }],
      [413, 'too_large', '“big.png” is too large. A picture can have at most 16 MB.'],
    ],
    [
      'a small file that declares 50,000 × 50,000 pixels',
      async () => [{ bytes: await huge() }],
      [413, 'too_large', expect.stringContaining('40 megapixels')],
    ],
    [
      'a truncated picture',
      async () => [{ bytes: await half(), type: 'image/jpeg', name: 'half.jpg' }],
      [415, 'unsupported_media', '“half.jpg” is damaged or incomplete. Please choose another picture.'],
    ],
  ])('%s', async (_, files, [status, code, message]) => {
    const answer = await sendPost(api.app, asha, { content: 'Text' }, await files());
    expect(answer).toEqual({ status, body: { success: false, code, message } });
  });

  test('an aborted upload', async () => {
    const url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
    const [head, tail] = [
      '--x\r\nContent-Disposition: form-data; name="content"\r\n\r\nCut\r\n',
      '--x--\r\n',
    ];
    const picture = await colourPng();
    const socket = connect(Number(url.port), url.hostname);
    socket.write(
      `POST /api/post/add HTTP/1.1\r\nHost: x\r\nAuthorization: ${asha.headers['authorization']}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n${head}` +
        '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    );
    socket.write(picture);
    socket.write(`\r\n${tail.slice(0, 3)}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });

  test('other content types', async () => {
    expect(await call(api.app, asha, '/api/post/add', { content: 'JSON' })).toMatchObject({
      status: 415,
      body: { success: false, code: 'unsupported_media' },
    });
    const xml = await api.app.inject({
      method: 'POST',
      url: '/api/post/add',
      headers: { ...asha.headers, 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect([xml.statusCode, xml.json()]).toMatchObject([415, { success: false }]);
  });
});

describe('repeating a client_id', () => {
  const client_id = '0b7e2f1c-6f0c-4a43-9a52-0d9e3c1d2e4f';

  test('sequentially: one post, the same response', async () => {
    const image = { bytes: await colourPng() };
    const first = await sendPost(api.app, asha, { content: 'Once', client_id }, [image]);
    const again = await sendPost(api.app, asha, { content: 'Once', client_id: client_id.toUpperCase() }, [
      image,
    ]);
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect(await stored()).toEqual({ posts: 1, images: 1, likes: 0, media: 1, files: 1 });
  });

  test('concurrently: one post, the same responses', async () => {
    const image = { bytes: await colourPng() };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendPost(api.app, asha, { content: 'Once', client_id }, [image])),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200, body: { message: 'Post Added' } });
    expect(await stored()).toEqual({ posts: 1, images: 1, likes: 0, media: 1, files: 1 });
  });

  test('by another user: another post', async () => {
    const one = await publish(api.app, asha, { content: 'Mine', client_id });
    const other = await publish(api.app, bikram, { content: 'Also mine', client_id });
    expect(other).toMatchObject({ content: 'Also mine', user: { _id: bikram.id } });
    expect(other._id).not.toBe(one._id);
    expect(await api.db.write.$count(posts)).toBe(2);
  });

  test('without a client_id: two posts', async () => {
    await publish(api.app, asha, { content: 'Twice' });
    await publish(api.app, asha, { content: 'Twice' });
    expect(await api.db.write.$count(posts)).toBe(2);
  });
});
