import { limits, type Post, type PostVersion } from '@aranya/contracts';
import { asc } from 'drizzle-orm';
import { newId } from '../platform/common/ids';
import { blocks, identifications, postImages, posts, postTags, postVersions } from '../platform/db/schema';
import { hidePost, useMembers } from '../testing';
import { call, type Caller, colourPng, publish, readFeed, usePostsApi } from './posts.testing';

const api = usePostsApi();
const [asha, bikram] = useMembers(api, 'asha', 'bikram');

const edit = (who: Caller, post: Pick<Post, '_id' | 'edited_at'>, changes: object) =>
  call(api.app, who, '/api/post/edit', { postId: post._id, edited_at: post.edited_at, ...changes });
async function edited(post: Post, content: string, more: object = {}): Promise<Post> {
  const { status, body } = await edit(asha, post, { content, ...more });
  expect(status).toBe(200);
  return body['post'] as Post;
}
interface History {
  content: string;
  createdAt: string;
  edited_at: string | null;
  versions: PostVersion[];
}
const history = async (who: Caller, postId: string) =>
  (await call(api.app, who, '/api/post/history', { postId })).body as unknown as History;
const textsOf = async (who: Caller, postId: string) =>
  (await history(who, postId)).versions.map(({ content }) => content);

describe('editing', () => {
  test('keeps the text before as a version that everybody sees, and the likes', async () => {
    const post = await publish(api.app, asha, { content: 'A hreon' });
    await call(api.app, bikram, '/api/post/like', { postId: post._id });
    const once = await edited(post, ' A heron ');
    expect(once).toMatchObject({ content: 'A heron', likes_total: 1, createdAt: post.createdAt });
    expect(once.edited_at).not.toBeNull();
    const twice = await edited(once, 'A grey heron');
    expect((await readFeed(api.app, bikram)).posts[0]).toMatchObject({
      content: 'A grey heron',
      edited_at: twice.edited_at,
    });
    expect(await history(bikram, post._id)).toEqual({
      success: true,
      content: 'A grey heron',
      createdAt: post.createdAt,
      edited_at: twice.edited_at,
      versions: [
        { content: 'A heron', replaced_at: twice.edited_at, place_removed: false },
        { content: 'A hreon', replaced_at: once.edited_at, place_removed: false },
      ],
    });
  });

  test('rewrites the hashtags', async () => {
    const post = await publish(api.app, asha, { content: '#owl at #dusk' });
    await edited(post, '#frog at #dusk');
    const rows = await api.db.write
      .select({ tag: postTags.tag, at: postTags.createdAt })
      .from(postTags)
      .orderBy(asc(postTags.tag));
    expect(rows).toEqual([
      { tag: 'dusk', at: new Date(post.createdAt) },
      { tag: 'frog', at: new Date(post.createdAt) },
    ]);
  });

  test('tells those whom it mentions, once', async () => {
    const post = await publish(api.app, asha, { content: 'A heron' });
    const next = await edited(post, 'A heron, @bikram');
    await edited(next, 'A heron, look @bikram');
    const { body } = await call(api.app, bikram, '/api/notifications');
    expect(body['notifications']).toMatchObject([{ kind: 'mention', post: { _id: post._id } }]);
  });

  test('changes descriptions and licences of pictures without a version', async () => {
    const image = { bytes: await colourPng() };
    const post = await publish(api.app, asha, { content: 'Two', image_alts: '["One","Two"]' }, [
      image,
      image,
    ]);
    const next = await edited(post, 'Two', { image_alts: ['A heron'], image_licences: ['cc_by', 'cc0'] });
    expect(next.images).toMatchObject([
      { url: post.images[0]?.url, alt: 'A heron', licence: 'cc_by' },
      { url: post.images[1]?.url, alt: 'Two', licence: 'cc0' },
    ]);
    expect(next.edited_at).not.toBeNull();
    expect([await textsOf(bikram, post._id), await api.db.write.$count(postImages)]).toEqual([[], 2]);
  });

  test('may take the text of a post with pictures, not of one without', async () => {
    const post = await publish(api.app, asha, { content: 'A heron' }, [{ bytes: await colourPng() }]);
    expect(await edited(post, '')).toMatchObject({ content: '', post_type: 'image' });
    const words = await publish(api.app, asha, { content: 'Only words' });
    expect(await edit(asha, words, { content: ' \u200b' })).toMatchObject({
      status: 400,
      body: { message: 'Please add at least one image or text' },
    });
  });

  describe('the sighting', () => {
    const point = { kind: 'point', lat: 20.24841, lng: 79.34321 };
    const seen = (species: string, more: object = {}) => ({
      species: [{ species, count: 2 }],
      place: point,
      seen_on: '2026-10-12',
      ...more,
    });
    const shownTo = async (who: Caller) => (await readFeed(api.app, who)).posts[0]?.sighting;

    test('is added, changed and removed', async () => {
      const post = await publish(api.app, asha, { content: 'Look' });
      const added = await edited(post, 'Look', { sighting: seen('chital') });
      expect(added.sighting).toMatchObject({ place: point, species: [{ species: 'chital', count: 2 }] });
      const moved = await edited(added, 'Look', { sighting: seen('chital', { place: null }) });
      expect(await shownTo(bikram)).toMatchObject({ place: null });
      expect(await edited(moved, 'Look', { sighting: null })).toMatchObject({ sighting: null });
      expect([await shownTo(bikram), await textsOf(bikram, post._id)]).toEqual([null, []]);
    });

    test('that names a threatened species hides its exact place, in the answer of an edit as everywhere', async () => {
      const post = await publish(api.app, asha, { content: 'Look' });
      const named = await edited(post, 'Look again', { sighting: seen('bengal-tiger') });
      expect(named.sighting).toMatchObject({ place: point, protected: true });
      const views = [await readFeed(api.app, bikram), await history(bikram, post._id)];
      expect(JSON.stringify(views)).not.toMatch(/(?<!\d:)20\.248|79\.343|2026-10-12/);
      // The conflict answers its author alone, with their own place.
      const { status, body } = await edit(bikram, post, { content: 'Mine' });
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining('20.248')]);
    });

    test('left out stays', async () => {
      const post = await publish(api.app, asha, {
        content: 'Look',
        sighting: JSON.stringify(seen('chital')),
      });
      expect(await edited(post, 'Look again')).toMatchObject({ sighting: { place: point } });
    });

    test.each([
      ['of an unknown species', seen('unicorn')],
      ['without a species', { ...seen('chital'), species: [] }],
      ['in the future', seen('chital', { seen_on: '2999-01-01' })],
    ])('%s is refused, and nothing is changed', async (_what, sighting) => {
      const post = await publish(api.app, asha, { content: 'Look' });
      expect(await edit(asha, post, { content: 'New', sighting })).toMatchObject({
        status: 400,
        body: { fields: { sighting: expect.any(String) } },
      });
      expect((await readFeed(api.app, asha)).posts[0]).toMatchObject({ content: 'Look', edited_at: null });
    });
  });

  test('with nothing changed leaves the post as it is', async () => {
    const post = await publish(api.app, asha, { content: 'A heron' });
    expect(await edited(post, 'A heron')).toMatchObject({ edited_at: null });
    expect(await api.db.write.$count(postVersions)).toBe(0);
  });

  test('a repeated call changes nothing more', async () => {
    const post = await publish(api.app, asha, { content: 'A hreon' });
    const once = await edited(post, 'A heron');
    expect(await edited(post, 'A heron')).toMatchObject({ edited_at: once.edited_at });
    expect(await textsOf(asha, post._id)).toEqual(['A hreon']);
  });

  test('what was edited meanwhile is refused with the text as it is now', async () => {
    const post = await publish(api.app, asha, { content: 'One' });
    await edited(post, 'Two');
    const { status, body } = await edit(asha, post, { content: 'Three' });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { success: false, code: 'conflict', current: { _id: post._id, content: 'Two' } },
    });
    expect(await textsOf(asha, post._id)).toEqual(['One']);
    await edited(body['current'] as Post, 'Three');
    expect(await textsOf(asha, post._id)).toEqual(['Two', 'One']);
  });

  test('of two edits at once one is refused, and no version is lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const post = await publish(api.app, asha, { content: 'Start' });
      const answers = await Promise.all(['A', 'B'].map((content) => edit(asha, post, { content })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200)?.body['post'] as Post;
      const loser = answers.find(({ status }) => status === 409)?.body['current'] as Post;
      expect(loser.content).toBe(winner.content);
      expect(await textsOf(asha, post._id)).toEqual(['Start']);
    }
  });

  test('many edits one after the other have times of their own', async () => {
    let post = await publish(api.app, asha, { content: '0' });
    for (let n = 1; n <= 12; n += 1) post = await edited(post, String(n));
    const { versions } = await history(bikram, post._id);
    expect(versions.map(({ content }) => Number(content))).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(new Set(versions.map(({ replaced_at }) => replaced_at)).size).toBe(12);
  });

  test(`a post has at most ${limits.postVersions} earlier versions; one can be removed for another`, async () => {
    const post = await publish(api.app, asha, { content: 'Now' });
    const at = (n: number) => new Date(Date.now() - 60_000 + n);
    await api.db.write.insert(postVersions).values(
      Array.from({ length: limits.postVersions }, (_, n) => ({
        postId: post._id,
        content: `${n}`,
        editedAt: at(n),
      })),
    );
    expect(await edit(asha, post, { content: 'More' })).toMatchObject({ status: 400 });
    const [newest] = (await history(asha, post._id)).versions;
    await call(api.app, asha, '/api/post/history/remove', {
      postId: post._id,
      replaced_at: newest?.replaced_at,
    });
    await edited(post, 'More');
  });

  test("is for one's own posts", async () => {
    const post = await publish(api.app, asha, { content: 'A heron' });
    const { body } = await edit(bikram, post, { content: 'Mine' });
    expect(body['message']).toBe('You can edit only your own posts.');
  });

  test('a hidden post stays hidden', async () => {
    const post = await publish(api.app, asha, { content: 'A den' });
    await hidePost(api.db.write, post._id);
    expect(await edited(post, 'Nothing')).toMatchObject({ hidden: { reason: 'A den' } });
    expect((await readFeed(api.app, bikram)).posts).toEqual([]);
  });
});

describe('the history', () => {
  const PLACE = 'Tigress at 20.2484, 79.3432 with cubs';

  test('shows others no exact place that an edit took out', async () => {
    const post = await publish(api.app, asha, { content: PLACE });
    await edited(post, 'Tigress with cubs');
    expect(await history(bikram, post._id)).toMatchObject({
      versions: [{ content: 'Tigress with cubs', place_removed: true }],
    });
    expect(await history(asha, post._id)).toMatchObject({
      versions: [{ content: PLACE, place_removed: false }],
    });
  });

  test.each([
    ['in a later text', async (post: Post) => void (await edited(await edited(post, 'Here'), 'A tiger'))],
    [
      'in the description of a picture',
      async (post: Post) => void (await edited(post, 'Here', { image_alts: ['A tiger'] })),
    ],
    [
      'by the sighting',
      async (post: Post) => {
        const species = [{ species: 'bengal-tiger' }];
        await edited(post, 'Here', { sighting: { species, seen_on: '2026-11-01' } });
      },
    ],
    [
      'by a suggestion of somebody else',
      async (post: Post) => {
        const suggestion = { postId: post._id, userId: bikram.id, species: 'bengal-tiger' };
        await api.db.write.insert(identifications).values(suggestion);
        await edited(post, 'What is this?');
      },
    ],
  ])('takes the place out where the animal is named %s', async (_where, change) => {
    const post = await publish(api.app, asha, { content: 'Look: 20.2484, 79.3432' }, [
      { bytes: await colourPng() },
    ]);
    await change(post);
    expect(JSON.stringify(await textsOf(bikram, post._id))).not.toMatch(/20\.2|79\.3/);
  });

  test('keeps the place of what is not threatened', async () => {
    const post = await publish(api.app, asha, { content: 'A sparrow at 20.2484, 79.3432' });
    await edited(post, 'A sparrow');
    expect(await textsOf(bikram, post._id)).toEqual(['A sparrow at 20.2484, 79.3432']);
  });

  test('loses a version for good when its author removes it', async () => {
    const post = await publish(api.app, asha, { content: PLACE });
    const next = await edited(await edited(post, 'Two'), 'Three');
    const [, oldest] = (await history(asha, post._id)).versions;
    const body = { postId: post._id, replaced_at: oldest?.replaced_at };
    const remove = (who: Caller) => call(api.app, who, '/api/post/history/remove', body);
    expect(await remove(bikram)).toMatchObject({ status: 403 });
    for (let turn = 0; turn < 2; turn += 1) expect((await remove(asha)).status).toBe(200);
    expect([await textsOf(asha, post._id), await textsOf(bikram, post._id)]).toEqual([['Two'], ['Two']]);
    expect((await readFeed(api.app, asha)).posts[0]).toMatchObject({ edited_at: next.edited_at });
  });

  test('is gone for those who do not see the post', async () => {
    const post = await publish(api.app, asha, { content: 'One' });
    await edited(post, 'Two');
    const gone = { status: 404, body: { code: 'not_found' } };
    const ask = (postId: string) => call(api.app, bikram, '/api/post/history', { postId });
    await hidePost(api.db.write, post._id);
    expect(await ask(post._id)).toMatchObject(gone);
    expect(await textsOf(asha, post._id)).toEqual(['One']);
    await api.db.write.update(posts).set({ hiddenAt: null, hiddenReason: null });
    await api.db.write.insert(blocks).values({ blockerId: bikram.id, blockedId: asha.id });
    expect(await ask(post._id)).toMatchObject(gone);
    expect(await ask(newId())).toMatchObject(gone);
  });

  test('goes with the post', async () => {
    const post = await publish(api.app, asha, { content: 'One' });
    await edited(post, 'Two');
    await call(api.app, asha, '/api/post/delete', { postId: post._id });
    expect(await api.db.write.$count(postVersions)).toBe(0);
  });
});

describe('refusals', () => {
  const postId = newId();
  test.each([
    ['edit', { postId, edited_at: null }],
    ['edit', { postId, content: 'x' }],
    ['edit', { postId, edited_at: 'yesterday', content: 'x' }],
    ['edit', { postId, edited_at: null, content: 'x'.repeat(2001) }],
    ['edit', { postId, edited_at: null, content: 'a\u0000b' }],
    ['edit', { postId, edited_at: null, content: 'x', image_alts: ['x'.repeat(301)] }],
    ['edit', { postId, edited_at: null, content: 'x', image_licences: ['mine'] }],
    ['edit', { postId: 7, edited_at: null, content: 'x' }],
    ['history', { postId: 'x' }],
    ['history/remove', { postId, replaced_at: '1' }],
  ])('%s of %j', async (path, body) => {
    expect(await call(api.app, asha, `/api/post/${path}`, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  });
});
