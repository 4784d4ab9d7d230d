import assert from 'node:assert/strict';
import { json, readCalls, request, SEARCHES, sendOnce } from './calls.mjs';

/** Chat pictures carry a signature of the moment, and the API seals cursors. */
const SIGNATURE = /until=\d{13}&signature=[\w-]{43}/g;
const CURSOR = /"next_cursor":"[\w-]+"/g;

const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sorted(value[key])]),
        )
      : value;

const comparableText = (body) =>
  JSON.stringify(sorted(body)).replace(SIGNATURE, 'until=…&signature=…').replace(CURSOR, '"next_cursor":"…"');

async function compare(api, floor, what, pair) {
  const [a, b] = await Promise.all([request(api.url, pair[0]), request(floor.url, pair[1] ?? pair[0])]);
  assert.equal(a.status, 200, `${what}: the API answered ${a.status} ${JSON.stringify(a.body)}`);
  assert.equal(b.status, 200, `${what}: the floor answered ${b.status} ${JSON.stringify(b.body)}`);
  return [a.body, b.body];
}

async function assertSame(api, floor, what, one) {
  const [a, b] = (await compare(api, floor, what, [one])).map(comparableText);
  if (a === b) return a.length;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  throw new Error(
    `${what}: the answers differ.\nAPI   …${a.slice(Math.max(0, at - 150), at + 200)}\nfloor …${b.slice(Math.max(0, at - 150), at + 200)}`,
  );
}

/** Undoes the change, so that both sides start from the same state. */
async function checkWrites(api, floor, people, reader, n) {
  const { token } = reader;
  const perform = async (side, paths, body) => {
    const answers = [];
    for (const path of paths) answers.push(await request(side.url, json(path, token, body)));
    return sorted(answers);
  };
  const other = people.profiles[n * 11];
  const writes = [
    [['/api/post/like', '/api/post/like'], { postId: people.posts[n * 7] }],
    ...(other === reader.id ? [] : [[['/api/user/follow', '/api/user/unfollow'], { id: other }]]),
  ];
  for (const [paths, body] of writes) {
    assert.deepEqual(
      await perform(api, paths, body),
      await perform(floor, paths, body),
      `${paths[0]}, reader ${reader.number}`,
    );
  }
  const peer = people.peers.get(reader.id);
  if (peer === undefined) return;
  const [a, b] = await compare(api, floor, 'send', [
    sendOnce(token, peer, `Check ${n}`),
    sendOnce(token, peer, `Check ${n}`),
  ]);
  const shape = ({ message, ...rest }) => ({
    ...rest,
    message: {
      ...message,
      _id: message._id.length,
      client_id: message.client_id.length,
      createdAt: message.createdAt.length,
      seq: typeof message.seq,
    },
  });
  assert.deepEqual(sorted(shape(a)), sorted(shape(b)), `send, reader ${reader.number}`);
  assert.equal(Math.abs(a.message.seq - b.message.seq), 1, 'Both number the messages of a chat');
}

/**
 * @returns how many answers were compared
 * @throws Error that shows the first difference
 */
export async function checkEqual(api, floor, people) {
  const { usual, ofSilent, newcomer, profiles } = people;
  const spread = (list, count) =>
    Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]);
  const readers = [...spread(usual, 20), ...spread(ofSilent, 6), ...spread(newcomer, 4)];
  let compared = 0;
  for (const [n, reader] of readers.entries()) {
    const { token, id } = reader;
    const peer = people.peers.get(id);
    const one = {
      feed: json('/api/post/feed', token),
      profile: json('/api/user/profiles', token, { profileId: profiles[n * 13] }),
      chat: peer && json('/api/messages/get', token, { to_user_id: peer }),
      recent: json('/api/user/recent-messages', token),
      discover: json('/api/user/discover', token, {}),
      comments: json('/api/comments/list', token, { postId: people.discussed[n] }),
      search: json('/api/user/discover', token, { input: SEARCHES[n % SEARCHES.length] }),
    };
    for (const call of readCalls) {
      // The first call of a chat marks messages as seen, which the second must know.
      if (call === 'chat' && peer) await request(api.url, one.chat);
      if (one[call])
        compared += (await assertSame(api, floor, `${call}, reader ${reader.number}`, one[call])) && 1;
    }
    await checkWrites(api, floor, people, reader, n);
    compared += 5;
  }
  return compared;
}
