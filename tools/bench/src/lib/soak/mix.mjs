import { json, sendOnce } from '../calls.mjs';

/** What members do, in a hundred calls. */
const SHARES = { feed: 48, recent: 15, chat: 10, profile: 8, discover: 5, like: 6, send: 6, follow: 2 };

const order = Object.entries(SHARES).flatMap(([call, share]) => Array.from({ length: share }, () => call));

/**
 * The n-th call of a mixed load; the same for the same n.
 * @returns { call, request, isRepeatable, text } where `text` is that of a message
 */
export function mixedCall({ members, pairs, posts, profiles }, n) {
  const pick = (list, salt) => list[(n * salt) % list.length];
  const call = order[(n * 37) % order.length];
  const me = pick(members, 7919);
  const { from, to } = pick(pairs, 6007);
  const text = `soak ${n}`;
  const other = pick(profiles, 4001);
  const requests = {
    feed: () => json('/api/post/feed', me.token),
    recent: () => json('/api/user/recent-messages', me.token),
    chat: () => json('/api/messages/get', from.token, { to_user_id: to }),
    profile: () => json('/api/user/profiles', me.token, { profileId: other }),
    discover: () => json('/api/user/discover', me.token, {}),
    like: () => json('/api/post/like', me.token, { postId: pick(posts, 3001) }),
    send: () => sendOnce(from.token, to, text),
    follow: () =>
      json(`/api/user/${n % 2 === 0 ? 'follow' : 'unfollow'}`, me.token, {
        id: other === me.id ? to : other,
      }),
  };
  // A like that is repeated is taken back.
  return {
    call,
    request: requests[call](),
    isRepeatable: call !== 'like',
    ...(call === 'send' ? { text } : {}),
  };
}
