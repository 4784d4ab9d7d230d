import { useMessagesApi } from '../../messages/messages.testing';
import type { CommandContext } from '../../platform/commands/command';
import { newId } from '../../platform/common/ids';
import { removals } from '../../platform/db/schema';
import { colourPng, publish } from '../../posts/posts.testing';
import { run as moderation } from './moderation.command';
import { purgeRemovals } from './purge-removals';
import { RESTORABLE_MS } from './removals';

const api = useMessagesApi();
beforeAll(async () => {
  await api.reset();
});

const run = (...args: string[]) => {
  const context: CommandContext = { db: api.db, media: api.media, operator: 'os-user', folder: '/' };
  return Promise.resolve().then(() => moderation(args)(context));
};
const newPost = async () =>
  (await publish(api.app, await api.member('bikram'), { content: 'A den' }, [{ bytes: await colourPng() }]))
    ._id;

interface Kind {
  make(): Promise<string>;
  /** By somebody else than its author. */
  isSeen(id: string): Promise<boolean>;
}

const kinds: Record<string, Kind> = {
  post: {
    make: newPost,
    isSeen: async (id) =>
      (await api.call('asha', 'POST', '/api/post/get', { postId: id })).statusCode === 200,
  },
  comment: {
    make: async () => {
      postId = await newPost();
      const given = { postId, content: 'Ivory', client_id: newId() };
      return (await api.call('bikram', 'POST', '/api/comments/add', given)).json().comment._id as string;
    },
    isSeen: async (id) =>
      (await api.call('asha', 'POST', '/api/comments/list', { postId })).body.includes(id),
  },
  message: {
    make: async () => (await api.send('bikram', 'asha', { text: 'x', image: await colourPng() }))._id,
    isSeen: async (id) => (await api.chat('asha', 'bikram')).messages.some(({ _id }) => _id === id),
  },
};
let postId = '';

describe.each(Object.entries(kinds))('the commands for a %s', (kind, { make, isSeen }) => {
  const remove = (id: string) => run(`remove-${kind}`, id, '--reason=It shows where a den is.');
  const restore = (id: string) => run(`restore-${kind}`, id);

  test('remove and restore it, each once, and each in the log', async () => {
    const id = await make();
    expect(await remove(id)).toBe(`The ${kind} is removed. It can be restored for 30 days.`);
    expect(await isSeen(id)).toBe(false);
    expect(await remove(id)).toBe(`The ${kind} was removed already.`);
    expect(await restore(id)).toBe(`The ${kind} is restored.`);
    expect(await isSeen(id)).toBe(true);
    expect(await restore(id)).toBe(`The ${kind} was not removed.`);
    expect(await api.db.write.$count(removals)).toBe(0);
    const log = await run('log', id);
    expect(log.match(/\w+ \w+, by os-user/g)?.sort()).toEqual(
      [`remove ${kind}, by os-user`, `restore ${kind}, by os-user`].sort(),
    );
  });

  test('refuse an unknown id, and a removal without a reason', async () => {
    const id = newId();
    await expect(remove(id)).rejects.toThrow(`There is no ${kind} ${id}.`);
    await expect(restore(id)).rejects.toThrow(`There is no ${kind} ${id}.`);
    await expect(run(`remove-${kind}`, id)).rejects.toThrow('Give a reason');
    await expect(run(`restore-${kind}`, 'x')).rejects.toThrow(`"x" is no id of a ${kind}`);
    expect(await run('log', id)).toBe('The log is empty.');
  });

  test('do not restore it after 30 days', async () => {
    const id = await make();
    await remove(id);
    const last = new Date(Date.now() + RESTORABLE_MS);
    expect(await purgeRemovals(api, new Date(last.getTime() - 60_000))).toBe(0);
    expect(await purgeRemovals(api, last)).toBe(1);
    await expect(restore(id)).rejects.toThrow(`There is no ${kind} ${id}.`);
    await expect(remove(id)).rejects.toThrow(`There is no ${kind} ${id}.`);
    expect(await isSeen(id)).toBe(false);
  });
});
