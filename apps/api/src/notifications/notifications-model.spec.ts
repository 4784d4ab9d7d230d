import type { Notification } from '@aranya/contracts';
import { newId } from '../platform/common/ids';
import { mutedWords, mutes, notifications, notificationSettings, posts } from '../platform/db/schema';
import { type CastName, emptyBeforeEach, seedPost, useTestApp } from '../testing';

const SEEDS = [1, 2, 3];
const STEPS = 40;

const api = useTestApp();
emptyBeforeEach(api, posts, notifications, mutes, mutedWords, notificationSettings);

const others = ['bikram', 'chitra', 'dawa'] as const;
type Other = (typeof others)[number];

/** One row as the model has it, newest last. */
interface ModelRow {
  kind: 'like' | 'comment';
  actor: Other;
  postId: string;
  commentId: string | null;
  text: string;
  read: boolean;
}

interface Model {
  rows: ModelRow[];
  muted: Set<Other>;
  words: Set<string>;
  off: Set<string>;
}

/** mulberry32 */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const isVisible = ({ muted, words, off }: Model) => {
  return ({ actor, kind, text }: ModelRow) =>
    !muted.has(actor) && !off.has(kind) && !text.split(' ').some((word) => words.has(word));
};

/** What the list should say, naively. */
function expectedOf(model: Model, nameOf: (who: Other) => string) {
  const visible = model.rows.filter(isVisible(model)).reverse();
  const heads = visible.filter(
    (row, at) => visible.findIndex(({ kind, postId }) => kind === row.kind && postId === row.postId) === at,
  );
  return {
    entries: heads.map(({ kind, postId, commentId }) => {
      const members = visible.filter((row) => row.kind === kind && row.postId === postId);
      return {
        kind,
        post: postId,
        comment: commentId,
        actors: [...new Set(members.map(({ actor }) => nameOf(actor)))],
        read: members.every(({ read }) => read),
      };
    }),
    unread: visible.filter(({ read }) => !read).length,
  };
}

async function call(who: CastName, path: string, body: object) {
  const answer = await api.call(who, 'POST', `/api/${path}`, body);
  expect([path, answer.statusCode, answer.body]).toEqual([path, 200, expect.anything()]);
  return answer.json<{ comment?: { _id: string } }>();
}

async function actual() {
  const list = await api.call('asha', 'GET', '/api/notifications?limit=50');
  const { notifications: found } = list.json<{ notifications: Notification[] }>();
  const unread = await api.call('asha', 'GET', '/api/notifications/unread');
  return {
    ids: found.map(({ _id }) => _id),
    entries: found.map(({ kind, post, comment, actors, actors_total: total, read }) => {
      expect(total).toBe(actors.length);
      const names = actors.map(({ username }) => username);
      return { kind, post: post?._id, comment: comment?._id ?? null, actors: names, read };
    }),
    unread: unread.json<{ unread: number }>().unread,
  };
}

test.each(SEEDS)(
  'after any sequence of what people do, list and count equal a naive model (%s)',
  async (seed) => {
    const random = randomOf(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const { write } = api.db;
    const postIds = [
      await seedPost(write, api.ids.asha, 'A heron'),
      await seedPost(write, api.ids.asha, 'A frog'),
    ];
    const model: Model = { rows: [], muted: new Set(), words: new Set(), off: new Set() };
    const done: string[] = [];

    const toggle = async <Item>(
      set: Set<Item>,
      item: Item,
      on: () => Promise<unknown>,
      off: () => Promise<unknown>,
    ) => {
      if (set.delete(item)) await off();
      else {
        set.add(item);
        await on();
      }
    };

    const steps: (() => Promise<string>)[] = [
      async () => {
        const [actor, postId] = [pick(others), pick(postIds)];
        await call(actor, 'post/like', { postId });
        const isSame = (row: ModelRow) => row.kind === 'like' && row.actor === actor && row.postId === postId;
        if (model.rows.some(isSame)) model.rows = model.rows.filter((row) => !isSame(row));
        else model.rows.push({ kind: 'like', actor, postId, commentId: null, text: '', read: false });
        return `${actor} likes`;
      },
      async () => {
        const [actor, postId, text] = [pick(others), pick(postIds), pick(['a snake', 'a stork'])];
        const { comment } = await call(actor, 'comments/add', { client_id: newId(), postId, content: text });
        model.rows.push({ kind: 'comment', actor, postId, commentId: comment?._id ?? '', text, read: false });
        return `${actor} comments`;
      },
      async () => {
        const written = model.rows.filter(({ kind }) => kind === 'comment');
        if (written.length === 0) return 'nothing';
        const row = pick(written);
        await call(row.actor, 'comments/delete', { commentId: row.commentId });
        model.rows = model.rows.filter((one) => one !== row);
        return `${row.actor} deletes`;
      },
      async () => {
        const actor = pick(others);
        const id = api.ids[actor];
        await toggle(
          model.muted,
          actor,
          () => call('asha', 'user/mute', { id }),
          () => call('asha', 'user/unmute', { id }),
        );
        return `mutes ${actor}`;
      },
      async () => {
        const word = 'snake';
        await toggle(
          model.words,
          word,
          () => call('asha', 'user/mute-word', { word }),
          () => call('asha', 'user/unmute-word', { word }),
        );
        return `mutes ${word}`;
      },
      async () => {
        const kind = pick(['like', 'comment']);
        const change = (listed: boolean) => () =>
          call('asha', 'notifications/settings', { kind, listed, pushed: true });
        await toggle(model.off, kind, change(false), change(true));
        return `switches ${kind}`;
      },
      async () => {
        const [newest] = (await actual()).ids;
        if (newest === undefined) return 'nothing';
        await call('asha', 'notifications/read', { up_to: newest });
        // Also what is hidden now, and older.
        const visible = model.rows.filter(isVisible(model));
        const last = model.rows.lastIndexOf(visible.at(-1) as ModelRow);
        model.rows.forEach((row, at) => (row.read ||= at <= last));
        return 'reads';
      },
    ];

    for (let step = 0; step < STEPS; step += 1) {
      done.push(await (random() < 0.55 ? pick(steps.slice(0, 2)) : pick(steps))());
      const { entries, unread } = await actual();
      expect({ done, entries, unread }).toEqual({ done, ...expectedOf(model, (who) => who) });
    }
  },
);

test('a comment that is kept for its answers is gone from the list, the answer is not', async () => {
  const postId = await seedPost(api.db.write, api.ids.asha, 'A heron');
  const { comment } = await call('bikram', 'comments/add', {
    client_id: newId(),
    postId,
    content: 'Which one?',
  });
  await call('chitra', 'comments/add', {
    client_id: newId(),
    postId,
    content: 'A grey one',
    parentId: comment?._id,
  });
  await call('bikram', 'comments/delete', { commentId: comment?._id });
  // Chitra answered Bikram, so only Bikram is told.
  expect((await actual()).entries.map(({ actors }) => actors)).toEqual([['chitra']]);
});
