import { errorBodySchema } from '@aranya/contracts';
import { type Caller, colourPng, countStored, type PostsApi, startPostsApi } from '../../posts/posts.testing';
import { seedConnection } from '../../testing';
import { messageMedia, messages, posts } from '../db/schema';
import { createFileMediaStore } from './file-media-store';
import type { ListableMediaStore } from './media-store';
import { removeOrphans } from './orphan-cleanup';

type Put = ListableMediaStore['put'];
const system = (code: string) => Object.assign(new Error(`${code}: write`), { code, errno: -28 });

/** Replaces writing and removing files. */
let onPut: (attempt: number, put: () => ReturnType<Put>) => Promise<void> = (_, put) => put();
let onRemove: () => Promise<void> = async () => undefined;
let attempts = 0;
/** Makes the next transaction fail when its work is done. */
let commitError: Error | null = null;

let api: PostsApi;
let asha: Caller;
let bikram: Caller;
beforeAll(async () => {
  api = await startPostsApi({
    media: (store) => ({
      ...store,
      put: (...given) => onPut((attempts += 1), () => store.put(...given)),
      remove: async (key) => {
        await onRemove();
        await store.remove(key);
      },
    }),
    db: (db) => {
      const write = new Proxy(db.write, {
        get: (target, name, receiver) =>
          name !== 'transaction'
            ? (Reflect.get(target, name, receiver) as unknown)
            : (work: Parameters<typeof db.write.transaction>[0]) =>
                target.transaction(async (tx) => {
                  const result = await work(tx);
                  if (commitError) throw commitError;
                  return result;
                }),
      });
      return { ...db, write };
    },
  });
  asha = await api.member('asha');
  bikram = await api.member('bikram');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.clear();
  await seedConnection(api.db.write, asha.id, bikram.id);
  onPut = (_, put) => put();
  onRemove = async () => undefined;
  attempts = 0;
  commitError = null;
});

async function send(url: string, fields: Record<string, string>, files: [string, Buffer][]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of files)
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  const answer = await api.app.inject({ method: 'POST', url, headers: asha.headers, payload: form });
  if (answer.statusCode !== 200) errorBodySchema.strict().parse(answer.json());
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

async function sendPost(colours: readonly string[]) {
  const files = await Promise.all(
    colours.map(async (colour): Promise<[string, Buffer]> => ['images', await colourPng(colour)]),
  );
  return send('/api/post/add', { content: 'Owls' }, files);
}
const uploads = {
  post: () => sendPost(['#111', '#222']),
  message: async () =>
    send('/api/messages/send', { to_user_id: bikram.id, text: 'Look' }, [['image', await colourPng('#555')]]),
  profile: async () =>
    send('/api/user/update', { full_name: 'Asha the second' }, [
      ['profile', await colourPng('#666')],
      ['cover', await colourPng('#777')],
    ]),
};
type Upload = keyof typeof uploads;

async function published() {
  const user = await api.call(asha, 'GET', '/api/user/data');
  const { full_name, profile_picture, cover_photo } = user.json<{ user: Record<string, string> }>().user;
  return {
    posts: (await api.db.write.select().from(posts)).length,
    messages: (await api.db.write.select().from(messages)).length,
    pictures: (await api.db.write.select().from(messageMedia)).length,
    profile: [full_name, profile_picture, cover_photo],
  };
}

/** Nothing was published, and the cleanup leaves no file and no row. */
async function expectNothingLeft(before: Awaited<ReturnType<typeof published>>) {
  expect(await published()).toEqual(before);
  const store = createFileMediaStore(api.mediaFolder);
  await removeOrphans({ db: api.db, media: store }, { olderThanMs: 0, now: new Date(Date.now() + 60_000) });
  expect(await countStored(api.db.write, api.mediaFolder)).toMatchObject({ media: 0, files: 0 });
}

const failures: [string, () => void, number, string][] = [
  ['the disk is full at once', () => (onPut = () => Promise.reject(system('ENOSPC'))), 507, 'storage_full'],
  ['the quota is used up', () => (onPut = () => Promise.reject(system('EDQUOT'))), 507, 'storage_full'],
  ['the store fails otherwise', () => (onPut = () => Promise.reject(system('EIO'))), 500, 'internal'],
  [
    'the store fails after it has written the file',
    () =>
      (onPut = async (_, put) => {
        await put();
        throw system('EIO');
      }),
    500,
    'internal',
  ],
  [
    'the database fails after the files were written',
    () => (commitError = new Error('lost')),
    500,
    'internal',
  ],
  [
    'the database is full after the files were written',
    () => (commitError = Object.assign(new Error('could not extend file'), { code: '53100' })),
    507,
    'storage_full',
  ],
];

describe.each(Object.keys(uploads) as Upload[])('a %s leaves nothing half done', (upload) => {
  test.each(failures)('when %s', async (_, fail, status, code) => {
    const before = await published();
    fail();
    expect(await uploads[upload]()).toEqual({ status, code });
    onPut = (_attempt, put) => put();
    commitError = null;
    await expectNothingLeft(before);
    expect(await uploads[upload]()).toMatchObject({ status: 200 });
  });
});

test('a post of four pictures is not published when the disk is full at the third', async () => {
  const before = await published();
  onPut = (attempt, put) => (attempt === 3 ? Promise.reject(system('ENOSPC')) : put());
  expect(await sendPost(['#111', '#222', '#333', '#444'])).toEqual({ status: 507, code: 'storage_full' });
  expect(attempts).toBe(3);
  await expectNothingLeft(before);
});

test('a message that failed twice, in the database and in removing its file, is left to the cleanup', async () => {
  const before = await published();
  commitError = new Error('lost');
  onRemove = () => Promise.reject(system('EROFS'));
  expect(await uploads.message()).toEqual({ status: 500, code: 'internal' });
  commitError = null;
  onRemove = async () => undefined;
  await expectNothingLeft(before);
});
