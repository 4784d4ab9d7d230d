import { randomUUID } from 'node:crypto';

const json = (path, token, body) => ({
  method: body === undefined ? 'GET' : 'POST',
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

const BOUNDARY = 'aranya-bench-boundary';

function form(path, token, fields) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  };
}

/** Each has sixty hits or more, since fewer would bring similar words. */
export const SEARCHES = ['Pune', 'Menon', 'Tadoba', 'Nair', 'Meera', 'Kaziranga', 'Volunteer', 'Vikram'];

export const cycle = (list, n) => list[n % list.length];

export const calls = {
  feed: ({ usual }) => usual.map(({ token }) => json('/api/post/feed', token)),
  'silent-feed': ({ ofSilent }) => ofSilent.map(({ token }) => json('/api/post/feed', token)),
  profile: ({ usual, profiles }) =>
    profiles.map((profileId, n) => json('/api/user/profiles', cycle(usual, n).token, { profileId })),
  chat: ({ usual, peers }) =>
    usual
      .filter(({ id }) => peers.has(id))
      .map(({ id, token }) => json('/api/messages/get', token, { to_user_id: peers.get(id) })),
  recent: ({ usual }) => usual.map(({ token }) => json('/api/user/recent-messages', token)),
  discover: ({ usual }) => usual.map(({ token }) => json('/api/user/discover', token, {})),
  comments: ({ usual, discussed }) =>
    discussed.map((postId, n) => json('/api/comments/list', cycle(usual, n).token, { postId })),
  search: ({ usual }) =>
    usual.map(({ token }, n) => json('/api/user/discover', token, { input: cycle(SEARCHES, n) })),
  like: ({ usual, posts }) =>
    posts.map((postId, n) => json('/api/post/like', cycle(usual, n).token, { postId })),
  send: ({ usual, peers }) =>
    usual
      .filter(({ id }) => peers.has(id))
      .map(({ id, token }, n) =>
        form('/api/messages/send', token, {
          to_user_id: peers.get(id),
          text: `A message from the hide (${n})`,
        }),
      ),
  follow: ({ usual, profiles }) =>
    ['follow', 'unfollow'].flatMap((action) =>
      profiles
        .slice(0, 500)
        .map((id, n) => ({ id, me: cycle(usual, n) }))
        .filter(({ id, me }) => id !== me.id)
        .map(({ id, me }) => json(`/api/user/${action}`, me.token, { id })),
    ),
};

export const readCalls = ['feed', 'profile', 'chat', 'recent', 'discover', 'comments', 'search'];
export const writeCalls = ['like', 'send', 'follow'];

/** For single requests outside of the load. */
export async function request(url, { path, ...init }) {
  const answer = await fetch(`${url}${path}`, init);
  return { status: answer.status, body: await answer.json() };
}

/** @param clientId null to make each repetition a new message */
export const sendOnce = (token, to, text, clientId = randomUUID()) =>
  form('/api/messages/send', token, {
    to_user_id: to,
    text,
    ...(clientId === null ? {} : { client_id: clientId }),
  });
export { json };
