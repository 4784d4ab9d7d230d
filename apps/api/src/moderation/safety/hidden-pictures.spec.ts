import { eq } from 'drizzle-orm';
import type { CommandContext } from '../../platform/commands/command';
import { users } from '../../platform/db/schema';
import { createFileMediaStore } from '../../platform/media/file-media-store';
import { removeOrphans } from '../../platform/media/orphan-cleanup';
import { colourPng, publish, readFeed, usePostsApi } from '../../posts/posts.testing';
import { readZip } from '../../testing';
import { run as moderation } from './moderation.command';

const api = usePostsApi();

const run = (...args: string[]) => {
  const context: CommandContext = { db: api.db, media: api.media, operator: 'os-user', folder: '/' };
  return moderation(args)(context);
};
const statusOf = async (url: string) => (await api.app.inject(url)).statusCode;

async function hiddenPost() {
  const bikram = await api.member('bikram');
  const post = await publish(api.app, bikram, { content: 'A den' }, [{ bytes: await colourPng() }]);
  expect(await statusOf(post.image_urls[0] ?? '')).toBe(200);
  await run('hide-post', post._id, '--reason=It shows where a den is.');
  return post;
}

test('a hidden post has no pictures, not even for its author, who finds them in the export', async () => {
  const { _id, image_urls } = await hiddenPost();
  const [url = ''] = image_urls;
  const pictures = async () => {
    const [post] = (await readFeed(api.app, await api.member('bikram'))).posts;
    return { address: await statusOf(url), shown: post?.image_urls, type: post?.post_type };
  };
  const type = 'text_with_image';
  expect(await pictures()).toEqual({ address: 404, shown: [], type });
  const zip = await readZip((await api.call('bikram', 'GET', '/api/user/export')).rawPayload);
  expect(zip.get(`pictures/posts/${_id}-1.webp`)?.length).toBeGreaterThan(0);
  await run('unhide-post', _id);
  expect(await pictures()).toEqual({ address: 200, shown: image_urls, type });
});

test('a picture stays where another visible post or a profile shows it', async () => {
  const { image_urls } = await hiddenPost();
  const [url = ''] = image_urls;
  const again = await publish(api.app, await api.member('dawa'), {}, [{ bytes: await colourPng() }]);
  expect([again.image_urls, await statusOf(url)]).toEqual([[url], 200]);
  await run('hide-post', again._id, '--reason=The same den');
  expect(await statusOf(url)).toBe(404);
  const hash = /[0-9a-f]{64}/.exec(url)?.[0];
  for (const column of ['profileMediaHash', 'coverMediaHash'] as const) {
    await api.db.write
      .update(users)
      .set({ [column]: hash })
      .where(eq(users.id, api.ids.esha));
    expect(await statusOf(url)).toBe(200);
    await api.db.write
      .update(users)
      .set({ [column]: null })
      .where(eq(users.id, api.ids.esha));
    expect(await statusOf(url)).toBe(404);
  }
});

test('the orphan cleanup keeps the files of a hidden post', async () => {
  const { _id, image_urls } = await hiddenPost();
  const cleanUp = { olderThanMs: 0, now: new Date(Date.now() + 60_000) };
  await removeOrphans({ db: api.db, media: createFileMediaStore(api.mediaFolder) }, cleanUp);
  await run('unhide-post', _id);
  expect(await statusOf(image_urls[0] ?? '')).toBe(200);
});
