import { limits, type Post, type PostPicture } from '@aranya/contracts';
import sharp from 'sharp';
import { newId } from '../platform/common/ids';
import { altSuggestions, notifications, postImages, posts, speciesPhotos } from '../platform/db/schema';
import { useMembers } from '../testing';
import {
  type ApiAnswer,
  call,
  colourPng,
  countStored,
  postForm,
  publish,
  readFeed,
  type SentFile,
  usePostsApi,
} from './posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

type Image = { url?: string; alt?: string; licence?: string };

async function send(
  headers: Record<string, string>,
  post: Pick<Post, '_id' | 'edited_at'>,
  { images, ...changes }: { images: Image[]; [name: string]: unknown },
  files: readonly SentFile[] = [],
): Promise<ApiAnswer> {
  const edit = {
    postId: post._id,
    edited_at: post.edited_at,
    content: 'A heron',
    images: images.map((image) => ({ alt: '', licence: 'cc_by', ...image })),
    ...changes,
  };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/post/edit/images',
    headers,
    payload: postForm({ edit: JSON.stringify(edit) }, files),
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function edited(post: Post, images: Image[], files: readonly SentFile[] = []): Promise<Post> {
  const { status, body } = await send(asha.headers, post, { images }, files);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body['post'] as Post;
}
const coloured = async (...colours: string[]): Promise<SentFile[]> =>
  (await Promise.all(colours.map((colour) => colourPng(colour)))).map((bytes) => ({ bytes }));
const publishWith = async (...colours: string[]) =>
  publish(api.app, asha, { content: 'A heron' }, await coloured(...colours));
const urlsOf = (post: Pick<Post, 'images'>) => post.images.map(({ url }) => url);
const shown = async () => (await readFeed(api.app, asha)).posts[0]?.images as PostPicture[];

describe('editing the pictures of a post', () => {
  test('adds one among those that are there, as clean as a new post has it', async () => {
    const post = await publishWith('#f00', '#00f');
    const [red, blue] = urlsOf(post);
    const bytes = await sharp(await colourPng('#0f0', 30, 20))
      .jpeg()
      .withExif({ IFD0: { Make: 'Trap camera' } })
      .toBuffer();
    const next = await edited(
      post,
      [{ url: red, alt: 'Red' }, { alt: ' Green ', licence: 'cc0' }, { url: blue }],
      [{ bytes, name: 'a.jpg', type: 'image/jpeg' }],
    );
    expect(next.images).toMatchObject([
      { url: red, alt: 'Red', licence: 'cc_by' },
      { alt: 'Green', licence: 'cc0', width: 30, height: 20 },
      { url: blue, alt: '' },
    ]);
    expect(next.edited_at).not.toBeNull();
    expect(await shown()).toEqual(next.images);
    const { rawPayload } = await api.app.inject(next.image_urls[1] ?? '');
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.toString('latin1')).not.toContain('Trap camera');
  });

  test('removes and orders them, and the file that no post shows is gone', async () => {
    const post = await publishWith('#f00', '#0f0', '#00f');
    const [red, green, blue] = urlsOf(post);
    const next = await edited(post, [{ url: blue }, { url: red }]);
    expect(urlsOf(next)).toEqual([blue, red]);
    expect((await api.app.inject(green ?? '')).statusCode).toBe(404);
    expect(await countStored(api.db.write, api.mediaFolder)).toMatchObject({ images: 2, media: 2, files: 2 });
  });

  test('keeps the file that another post shows as well', async () => {
    const [other, post] = [await publishWith('#f00'), await publishWith('#f00')];
    await edited(post, []);
    expect((await api.app.inject(urlsOf(other)[0] ?? '')).statusCode).toBe(200);
  });

  test('gives a text its first picture, and takes the last of a post with words', async () => {
    const post = await publish(api.app, asha, { content: 'A heron' });
    const pictured = await edited(post, [{}], await coloured('#123'));
    expect(pictured).toMatchObject({ post_type: 'text_with_image', image_urls: [expect.any(String)] });
    expect(await edited(pictured, [])).toMatchObject({ post_type: 'text', images: [] });
  });

  test('takes suggested texts and choices for species along with their picture, and drops those of removed ones', async () => {
    const post = await publishWith('#f00', '#0f0', '#00f');
    const [, green, blue] = urlsOf(post);
    const suggest = (position: number, alt: string) =>
      call(api.app, bikram, '/api/alt-texts/suggest', { postId: post._id, position, alt });
    expect([(await suggest(0, 'Red')).status, (await suggest(2, 'Blue')).status]).toEqual([200, 200]);
    const choice = { species: 'chital', postId: post._id };
    await api.db.write.insert(speciesPhotos).values([0, 2].map((position) => ({ ...choice, position })));

    const next = await edited(post, [{ url: blue }, { url: green }]);
    const left = async () =>
      (await api.db.write.select().from(altSuggestions)).map(({ position, alt }) => [position, alt]);
    expect(await left()).toEqual([[0, 'Blue']]);
    expect(await api.db.write.select().from(speciesPhotos)).toMatchObject([{ ...choice, position: 0 }]);
    expect(await api.db.write.$count(notifications)).toBe(1);

    await edited(next, [{ url: green }]);
    expect([await left(), await api.db.write.$count(notifications)]).toEqual([[], 0]);
  });

  test('a repeated call finds nothing to change, also with a new picture', async () => {
    const post = await publishWith('#f00', '#00f');
    const images = [{}, { url: urlsOf(post)[1] }];
    const once = await edited(post, images, await coloured('#0f0'));
    const again = await edited(post, images, await coloured('#0f0'));
    expect(again).toEqual(once);
  });

  test('what was edited meanwhile is refused with the post as it is now, although it lost a picture', async () => {
    const post = await publishWith('#f00', '#00f');
    const [red, blue] = urlsOf(post);
    await edited(post, [{ url: blue }]);
    const { status, body } = await send(asha.headers, post, { images: [{ url: red }, {}] }, [
      ...(await coloured('#0f0')),
    ]);
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { image_urls: [blue] } },
    });
    expect(await api.db.write.$count(postImages)).toBe(1);
  });

  test('a threatened animal in the text of a new picture protects the place of the post', async () => {
    const sighting = {
      species: [],
      place: { kind: 'point', lat: 20.24841, lng: 79.34321 },
      seen_on: '2026-10-12',
    };
    const post = await publish(api.app, asha, {
      content: 'A heron',
      asks: 'true',
      sighting: JSON.stringify(sighting),
    });
    await edited(post, [{ alt: 'A tiger' }], await coloured('#123'));
    expect(JSON.stringify((await readFeed(api.app, bikram)).posts)).not.toMatch(/(?<!\d:)20\.248|79\.343/);
  });
});

describe('refuses, and changes nothing', () => {
  let post: Post;
  let others: Post;
  beforeEach(async () => {
    post = await publishWith('#f00');
    others = await publish(api.app, bikram, { content: 'Mine' }, await coloured('#00f'));
  });
  afterEach(async () => {
    expect((await readFeed(api.app, asha)).posts.find(({ _id }) => _id === post._id)).toEqual(post);
    expect(await countStored(api.db.write, api.mediaFolder)).toMatchObject({ images: 2, media: 2 });
  });

  const refuse = async (
    [status, code, message]: [number, string, string],
    images: Image[],
    files: readonly SentFile[] = [],
    changes: object = {},
  ) => {
    const answer = await send(asha.headers, post, { images, ...changes }, files);
    expect(answer).toMatchObject({ status, body: { success: false, code } });
    expect(answer.body['message']).toContain(message);
  };

  test('without a token', async () => {
    const answer = await send({}, post, { images: [{}] }, await coloured('#0f0'));
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  test("somebody else's post", async () => {
    const answer = await send(bikram.headers, post, { images: [] });
    expect(answer).toMatchObject({ status: 403, body: { message: 'You can edit only your own posts.' } });
  });

  test("a picture of another member's upload, and one that is nowhere", async () => {
    for (const url of [urlsOf(others)[0], '/media/none.webp'])
      await refuse([400, 'invalid_input', 'only pictures that the post has'], [{ url }]);
  });

  test('a picture of the post twice', async () => {
    const url = urlsOf(post)[0];
    await refuse([400, 'invalid_input', 'only pictures that the post has'], [{ url }, { url }]);
  });

  test('too many', async () => {
    const many = Array.from({ length: limits.imagesPerPost }, () => ({}));
    const message = 'A post can have at most 10 pictures.';
    const files = await coloured('#0f0');
    await refuse([400, 'invalid_input', message], [{ url: urlsOf(post)[0] }, ...many], files);
    const sent = Array.from({ length: limits.imagesPerPost + 1 }, () => files[0] as SentFile);
    await refuse([400, 'invalid_input', message], many, sent);
  });

  test('files without a place, and places without a file', async () => {
    await refuse([400, 'invalid_input', 'needs its file'], [{}]);
    await refuse([400, 'invalid_input', 'needs its file'], [], await coloured('#0f0'));
  });

  test('a file that is not a picture', async () => {
    await refuse(
      [415, 'unsupported_media', '“notes.png” is not a picture.'],
      [{}],
      [{ bytes: Buffer.from('Hello'), name: 'notes.png' }],
    );
  });

  test.each([
    ['a description that is too long', { alt: 'x'.repeat(limits.imageAlt + 1) }, 'A picture description'],
    ['a licence that there is not', { licence: 'mine' }, 'licence must be one of'],
  ])('%s', (_what, image, message) => refuse([400, 'invalid_input', message], [image], []));

  test('neither text nor pictures', () =>
    refuse([400, 'invalid_input', 'Please add at least one image or text'], [], [], { content: ' ' }));

  test('what is not JSON', async () => {
    const payload = postForm({ edit: '{' });
    const { headers } = asha;
    const answer = await api.app.inject({ method: 'POST', url: '/api/post/edit/images', headers, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { message: 'edit must be a JSON object.' },
    ]);
  });

  test('a post that is gone', async () => {
    const answer = await send(asha.headers, { _id: newId(), edited_at: null }, { images: [] });
    expect(answer).toMatchObject({ status: 404 });
    expect(await api.db.write.$count(posts)).toBe(2);
  });
});
