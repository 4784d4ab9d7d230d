import { eq, sql } from 'drizzle-orm';
import { useMessagesApi } from '../../messages/messages.testing';
import type { CommandContext } from '../../platform/commands/command';
import { newId } from '../../platform/common/ids';
import {
  blocks,
  follows,
  likes,
  media,
  messages,
  moderationLog,
  posts,
  suspensions,
  users,
} from '../../platform/db/schema';
import { colourPng, publish, readFeed } from '../../posts/posts.testing';
import { type CastName, emptyBeforeEach, readZip, seedFollow } from '../../testing';
import { run as moderation } from './moderation.command';

const api = useMessagesApi();
emptyBeforeEach(api, posts, media, suspensions, blocks, follows);

const run = (...args: string[]) => {
  const context: CommandContext = { db: api.db, media: api.media, operator: 'os-user', folder: '/' };
  return Promise.resolve().then(() => moderation(args)(context));
};
const latest = async () => (await run('log', '--limit=1')).split('\n').slice(2);
const logSize = () => api.db.write.$count(moderationLog);
const call = (who: CastName, url: string, body: object) => api.call(who, 'POST', url, body);

describe('a hidden post', () => {
  const reason = 'It shows where a den is.';
  async function hidden() {
    const bikram = await api.member('bikram');
    const post = await publish(api.app, bikram, { content: 'A den' }, [{ bytes: await colourPng() }]);
    await call('chitra', '/api/post/like', { postId: post._id });
    expect(await run('hide-post', post._id, `--reason=${reason}`, '--by=Maya')).toBe('The post is hidden.');
    return post;
  }
  /** Where the post is found; `media` has pictures, which a hidden post does not show. */
  async function seenBy(who: CastName, id: string) {
    const member = await api.member(who);
    const has = async (url: string, body: object) => (await call(who, url, body)).body.includes(id);
    const profileId = api.ids.bikram;
    return {
      feed: (await readFeed(api.app, member)).posts.some(({ _id }) => _id === id),
      profile: await has('/api/user/profiles', { profileId }),
      media: await has('/api/user/profiles', { profileId, only: 'media' }),
      likes: await has('/api/user/likes', { profileId: api.ids.chitra }),
      export: [...(await readZip((await api.call(who, 'GET', '/api/user/export')).rawPayload))].some(
        ([name, bytes]) => /likes|posts/.test(name) && bytes.includes(id),
      ),
    };
  }
  const nowhere = { feed: false, profile: false, media: false, likes: false, export: false };

  test('is seen by nobody else, at once, also by those who follow its author or like it', async () => {
    await seedFollow(api.db.write, api.ids.asha, api.ids.bikram);
    const { _id } = await hidden();
    for (const who of ['asha', 'chitra', 'dawa'] as const) expect(await seenBy(who, _id)).toEqual(nowhere);
    for (const [url, body] of [
      ['/api/post/like', { postId: _id }],
      ['/api/report', { subject: 'post', id: _id, reason: 'spam' }],
    ] as const) {
      const answer = await call('asha', url, body);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'This post is gone.']);
    }
    await api.db.write.delete(likes);
  });

  test('is shown to its author with the reason', async () => {
    const { _id } = await hidden();
    expect(await seenBy('bikram', _id)).toEqual({
      ...nowhere,
      feed: true,
      profile: true,
      likes: true,
      export: true,
    });
    const [post] = (await readFeed(api.app, await api.member('bikram'))).posts;
    expect(post?.hidden).toEqual({ reason });
  });

  test('does not keep the feed of a follower from showing everybody', async () => {
    const dawa = await publish(api.app, await api.member('dawa'), { content: 'Red pandas' });
    await seedFollow(api.db.write, api.ids.asha, api.ids.bikram);
    await hidden();
    const feed = await readFeed(api.app, await api.member('asha'));
    expect(feed.posts.map(({ _id }) => _id)).toEqual([dawa._id]);
  });

  test('can be shown again, and deleted', async () => {
    const { _id, image_urls } = await hidden();
    expect(await run('hide-post', _id, `--reason=${reason}`)).toBe(
      'The post is already hidden, for the same reason.',
    );
    expect(await run('unhide-post', _id)).toBe('The post can be seen again.');
    expect(await run('unhide-post', _id)).toBe('The post was not hidden.');
    expect((await seenBy('asha', _id)).feed).toBe(true);
    expect((await readFeed(api.app, await api.member('asha'))).posts[0]).not.toHaveProperty('hidden');
    expect(await run('delete-post', _id, '--reason=Again')).toBe('The post was deleted.');
    expect((await api.app.inject(image_urls[0] ?? '')).statusCode).toBe(404);
    await expect(run('delete-post', _id, '--reason=Again')).rejects.toThrow(`There is no post ${_id}.`);
  });
});

test('a message is deleted for both sides', async () => {
  const { _id } = await api.send('bikram', 'asha', { text: 'x', image: await colourPng() });
  expect(await run('delete-message', _id, '--reason=Threats')).toBe('The message was deleted.');
  expect((await api.chat('asha', 'bikram')).messages).toEqual([]);
  expect(await api.db.write.$count(messages)).toBe(0);
  await expect(run('delete-message', _id, '--reason=Threats')).rejects.toThrow('There is no message');
});

describe('a member', () => {
  const row = async () => (await api.db.write.select().from(suspensions))[0];

  test('is suspended by username or id, with and without an end, and let in again', async () => {
    expect(await run('suspend', '@Dawa', '--reason=Spam', '--until=2099-01-31')).toBe(
      'The member is suspended.',
    );
    expect(await row()).toMatchObject({ userId: api.ids.dawa, until: new Date('2099-01-31T23:59:59.999Z') });
    await run('suspend', api.ids.dawa, '--reason=Spam again');
    expect(await row()).toMatchObject({ reason: 'Spam again', until: null });
    await run('suspend', '@dawa', '--reason=x', '--days=2');
    const days = (((await row())?.until?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(2, 1);
    expect(await run('lift', '@dawa')).toBe('The suspension is lifted.');
    expect(await run('lift', '@dawa')).toBe('The member was not suspended.');
  });

  test('loses texts and pictures of the profile, and nothing else', async () => {
    const { dawa } = api.ids;
    const before = { bio: 'Buy here', location: 'Gangtok', issuerPicture: 'https://issuer.example/x.png' };
    await api.db.write.update(users).set(before).where(eq(users.id, dawa));
    const user = async () => (await api.db.write.select().from(users).where(eq(users.id, dawa)))[0];
    expect(await run('remove-text', '@dawa', '--part=bio,name', '--reason=Advertising')).toBe(
      'The text was removed.',
    );
    expect(await user()).toMatchObject({
      bio: '',
      fullName: 'Member',
      location: 'Gangtok',
      username: 'dawa',
    });
    expect((await latest()).join('\n')).not.toContain('Buy here');
    expect(await run('remove-text', '@dawa', '--part=bio', '--reason=x')).toBe('There was no such text.');
    expect(await run('remove-picture', '@dawa', '--part=profile', '--reason=x')).toBe(
      'The picture was removed.',
    );
    expect(await user()).toMatchObject({ issuerPicture: null });
    expect(await run('remove-picture', '@dawa', '--part=profile,cover', '--reason=x')).toBe(
      'There was no such picture.',
    );
    await run('remove-text', '@dawa', '--part=username,location', '--reason=x');
    expect(await user()).toMatchObject({ username: null, location: '' });
    await api.db.write
      .update(users)
      .set({ fullName: 'Dawa Lepcha', username: 'dawa', location: 'Gangtok' })
      .where(eq(users.id, dawa));
  });

  test('loses uploaded pictures with their files', async () => {
    const form = new FormData();
    form.append('cover', new Blob([new Uint8Array(await colourPng('#135'))], { type: 'image/png' }), 'c.png');
    form.append(
      'profile',
      new Blob([new Uint8Array(await colourPng('#246'))], { type: 'image/png' }),
      'p.png',
    );
    const { headers } = await api.member('esha');
    const answer = await api.app.inject({ method: 'POST', url: '/api/user/update', headers, payload: form });
    const { cover_photo, profile_picture } = answer.json().user;
    await run('remove-picture', api.ids.esha, '--part=profile,cover', '--reason=x');
    for (const url of [cover_photo, profile_picture]) {
      expect(url).toMatch(/^\/media\//);
      expect((await api.app.inject(url)).statusCode).toBe(404);
    }
  });
});

describe('the log', () => {
  test('names who, what, why, when, before and after', async () => {
    await run(
      'suspend',
      '@dawa',
      '--reason=Spam\n2026-01-01  suspend, by Somebody',
      '--by=Maya Rao',
      '--until=2099-01-31',
    );
    const lines = await latest();
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}suspend, by Maya Rao$/);
    expect(lines.slice(1)).toEqual([
      `    user ${api.ids.dawa}`,
      '  Reason:',
      '    Spam',
      '    2026-01-01  suspend, by Somebody',
      '  Before:',
      '    suspended: false',
      '  After:',
      '    until: 2099-01-31T23:59:59.999Z, reason: Spam',
      '    2026-01-01  suspend, by Somebody, suspended: true',
    ]);
    expect((await run('log', api.ids.dawa)).startsWith(`${await logSize()} of`)).toBe(false);
    expect(await run('log', newId())).toBe('The log is empty.');
    await run('lift', '@dawa');
    expect((await latest())[0]).toMatch(/lift suspension, by os-user$/);
  });

  test.each([
    ['changed', sql`update moderation_log set reason = 'x'`],
    ['shortened', sql`delete from moderation_log`],
    ['emptied', sql`truncate moderation_log`],
  ])('cannot be %s', async (_what, query) => {
    await run('suspend', '@dawa', '--reason=Spam');
    const before = await api.db.write.select().from(moderationLog);
    const error = await Promise.resolve(api.db.write.execute(query)).then(
      () => null,
      (failure: Error) => failure,
    );
    expect(String(error?.cause ?? error)).toContain('append-only');
    expect(await api.db.write.select().from(moderationLog)).toEqual(before);
  });
});

test.each([
  [[], 'Name what to do: hide-post'],
  [['fly'], 'There is no command "fly"'],
  [['hide-pots'], 'Did you mean hide-post'],
  [['suspend', '@dawa', '--reson=Spam'], 'Did you mean --reason?'],
  [['constructor'], 'There is no command "constructor"'],
  [['hide-post'], 'Give the id of the post'],
  [['hide-post', 'x', '--reason=y'], '"x" is no id of a post'],
  [['hide-post', newId()], 'Give a reason'],
  [['hide-post', newId(), '--reason= '], 'Give a reason'],
  [['hide-post', newId(), '--reason=x', '--days=1'], 'hide-post takes no --days'],
  [['hide-post', newId(), 'more', '--reason=x'], '"more" is one word too many'],
  [['hide-post', newId(), `--reason=${'x'.repeat(501)}`], 'at most 500 characters'],
  [['hide-post', newId(), '--reason=x', `--by=${'x'.repeat(101)}`], '1 to 100 characters'],
  [['hide-post', newId(), '--reason=x'], 'There is no post'],
  [['unhide-post', newId()], 'There is no post'],
  [['suspend', '@nobody', '--reason=x'], 'There is no member @nobody'],
  [['suspend', newId(), '--reason=x'], 'There is no user'],
  [['suspend', '@dawa', '--reason=x', '--until=soon'], 'give a day such as'],
  [['suspend', '@dawa', '--reason=x', '--until=2027-02-30T25:00Z'], 'give a day such as'],
  [['suspend', '@dawa', '--reason=x', '--until=2020-01-01'], 'has passed'],
  [['suspend', '@dawa', '--reason=x', '--days=0'], 'from 1 to 36500'],
  [['suspend', '@dawa', '--reason=x', '--days=1', '--until=2099-01-01'], 'not both'],
  [['lift', newId()], 'There is no user'],
  [['remove-text', '@dawa', '--reason=x'], 'give one or more of bio, location, name, username'],
  [['remove-text', newId(), '--reason=x', '--part=bio'], 'There is no user'],
  [['remove-picture', '@dawa', '--reason=x', '--part=bio'], 'give one or more of profile, cover'],
  [['log', '--reason=x'], 'log takes no --reason'],
  [['log', '--limit=x'], 'from 1 to 10000'],
  [['--nonsense'], 'nonsense'],
])('refuses %j and changes nothing', async (args, words) => {
  const before = await logSize();
  await expect(run(...args)).rejects.toThrow(words);
  expect([await logSize(), await api.db.write.$count(suspensions)]).toEqual([before, 0]);
});
