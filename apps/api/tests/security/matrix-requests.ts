import { newId } from '../../src/platform/common/ids';
import { altSuggestions, placeShares, sightings, users } from '../../src/platform/db/schema';
import { type Caller, withReadsByGet } from './matrix-rows';
import { byGet, get, type MakeRequest, post } from './matrix-request';
import { adminRequests, clubRequests } from './matrix-requests-admin';
import { lifeListRequests } from './matrix-requests-life-list';
import { publicRequests } from './matrix-requests-public';
import type { World } from './matrix-world';

const aboutOwner = (path: string) => post(path, ({ ids }) => ({ id: ids.owner }));
const aboutPost = (path: string) => post(path, ({ postId }) => ({ postId }));
const aboutCollection = (path: string, more: object = {}) =>
  post(path, ({ collectionId }) => ({ collectionId, ...more }));
const aboutDraft = (path: string, more: object = {}) =>
  post(path, ({ draftId }, caller) => ({ draftId, revision: caller === 'owner' ? 1 : 0, ...more }));

const aboutComment = (path: string) => post(path, ({ commentId }) => ({ commentId }));

const messageFor = ({ messageTo }: World, caller: Caller): string =>
  messageTo[caller === 'blocked' || caller === 'suspended' ? caller : 'connection'];

/** The connection suggests a text for the owner's picture. */
const aboutSuggestion =
  (path: string): MakeRequest =>
  async ({ api, ids, postId }) => {
    const id = newId();
    const row = { postId, position: 0, userId: ids.connection, alt: 'A lake' };
    await api.db.write.insert(altSuggestions).values({ id, ...row });
    return { path, json: { id } };
  };

/** The owner shows the place to the connection. */
async function sharedPlace(path: string, { api, ids, postId }: World, more: object = {}) {
  const { write } = api.db;
  const now = new Date();
  const seen = { park: 'kanha-national-park', seenOn: '2026-03-01', ownLevel: 2, level: 2, createdAt: now };
  await write
    .insert(sightings)
    .values({ postId, authorId: ids.owner, ...seen })
    .onConflictDoNothing();
  const until = new Date(now.getTime() + 3_600_000);
  await write.insert(placeShares).values({ postId, memberId: ids.connection, createdAt: now, until });
  return { path, json: { postId, ...more } };
}

const calls: Record<string, MakeRequest> = {
  'GET /api/user/data': get('/api/user/data'),
  'GET /api/user/export': get('/api/user/export'),
  'POST /api/user/delete': post('/api/user/delete', () => ({ confirm: 'DELETE' })),
  'POST /api/user/record-licence': post('/api/user/record-licence', () => ({ licence: 'cc_by' })),
  'POST /api/user/language': post('/api/user/language', () => ({ language: 'hi' })),
  'POST /api/user/picture-licence': post('/api/user/picture-licence', () => ({ licence: 'cc_by' })),
  'GET /api/user/darwin-core': async ({ api }) => {
    await api.db.write.update(users).set({ recordLicence: 'cc_by' });
    return { path: '/api/user/darwin-core' };
  },
  'POST /api/user/update': () => ({ path: '/api/user/update', form: { bio: 'Frogs' } }),
  'POST /api/user/discover': post('/api/user/discover', () => ({ input: 'owner' })),
  'POST /api/user/named': post('/api/user/named', () => ({ usernames: ['owner'] })),
  'POST /api/user/profiles': post('/api/user/profiles', ({ ids }) => ({ profileId: ids.owner })),
  'POST /api/user/likes': post('/api/user/likes', ({ ids }) => ({ profileId: ids.owner })),
  'GET /api/user/privacy': get('/api/user/privacy'),
  'POST /api/user/privacy': post('/api/user/privacy', () => ({ profile: 'public', likes: 'private' })),

  'GET /api/user/connections': get('/api/user/connections'),
  'POST /api/user/follow': aboutOwner('/api/user/follow'),
  'POST /api/user/unfollow': aboutOwner('/api/user/unfollow'),
  'POST /api/user/connect': aboutOwner('/api/user/connect'),
  'POST /api/user/accept': aboutOwner('/api/user/accept'),
  'POST /api/user/decline': aboutOwner('/api/user/decline'),
  'POST /api/user/cancel': aboutOwner('/api/user/cancel'),
  'POST /api/user/disconnect': aboutOwner('/api/user/disconnect'),
  'POST /api/user/remove-follower': aboutOwner('/api/user/remove-follower'),

  'GET /api/post/feed': get('/api/post/feed'),
  'POST /api/post/add': () => ({ path: '/api/post/add', form: { content: 'A heron' } }),
  'POST /api/post/get': aboutPost('/api/post/get'),
  'POST /api/post/tagged': post('/api/post/tagged', () => ({ tag: 'tadoba' })),
  'POST /api/post/search': post('/api/post/search', () => ({ input: 'heron' })),
  'POST /api/post/tags': post('/api/post/tags', () => ({ input: 'tadoba' })),
  'POST /api/post/like': aboutPost('/api/post/like'),
  'POST /api/post/delete': aboutPost('/api/post/delete'),
  'POST /api/post/edit': post('/api/post/edit', ({ postId }) => ({
    postId,
    edited_at: null,
    content: 'Two herons',
  })),
  'POST /api/post/edit/images': ({ postId }) => ({
    path: '/api/post/edit/images',
    form: { edit: JSON.stringify({ postId, edited_at: null, content: 'Three herons', images: [] }) },
  }),
  'POST /api/post/history': aboutPost('/api/post/history'),
  'POST /api/post/history/remove': post('/api/post/history/remove', ({ postId }) => ({
    postId,
    replaced_at: '2026-01-01T00:00:00.000Z',
  })),

  'POST /api/bookmarks/set': post('/api/bookmarks/set', ({ postId }) => ({ postId, bookmarked: true })),
  'POST /api/bookmarks/list': aboutCollection('/api/bookmarks/list'),
  'GET /api/bookmarks/collections': get('/api/bookmarks/collections'),
  'POST /api/bookmarks/collections/add': post('/api/bookmarks/collections/add', () => ({ name: 'Owls' })),
  'POST /api/bookmarks/collections/rename': aboutCollection('/api/bookmarks/collections/rename', {
    name: 'Owls',
  }),
  'POST /api/bookmarks/collections/remove': aboutCollection('/api/bookmarks/collections/remove'),

  'GET /api/drafts': get('/api/drafts'),
  'POST /api/drafts/save': aboutDraft('/api/drafts/save', { body: { text: 'A lake' } }),
  'POST /api/drafts/remove': aboutDraft('/api/drafts/remove'),

  'POST /api/alt-texts/suggest': post('/api/alt-texts/suggest', ({ postId }) => ({
    postId,
    position: 0,
    alt: 'A lake',
  })),
  'POST /api/alt-texts/list': aboutPost('/api/alt-texts/list'),
  'POST /api/alt-texts/take': aboutSuggestion('/api/alt-texts/take'),
  'POST /api/alt-texts/remove': aboutSuggestion('/api/alt-texts/remove'),
  'POST /api/sightings/all': post('/api/sightings/all', () => ({})),
  'POST /api/sightings/species': post('/api/sightings/species', () => ({ species: 'bengal-tiger' })),
  'POST /api/sightings/park': post('/api/sightings/park', () => ({ park: 'kaziranga-national-park' })),
  'POST /api/sightings/cell': post('/api/sightings/cell', () => ({ lat: 26.57, lng: 93.17 })),
  'POST /api/sightings/map': post('/api/sightings/map', () => ({ south: 26, west: 93, north: 27, east: 94 })),
  'GET /api/sightings/summary': get('/api/sightings/summary?species=bengal-tiger'),
  'GET /api/sightings/latest': get('/api/sightings/latest'),
  'POST /api/place-shares/list': (world) => sharedPlace('/api/place-shares/list', world),
  'POST /api/place-shares/give': (world, caller) =>
    sharedPlace('/api/place-shares/give', world, {
      // Nobody can name themselves.
      userId: caller === 'stranger' ? world.ids.connection : world.ids.stranger,
      days: 7,
    }),
  'POST /api/place-shares/take-back': (world) =>
    sharedPlace('/api/place-shares/take-back', world, { userId: world.ids.connection }),
  'POST /api/place-shares/mine': (world) => sharedPlace('/api/place-shares/mine', world),
  'POST /api/place-shares/look': (world) => sharedPlace('/api/place-shares/look', world),
  ...lifeListRequests,
  'POST /api/topics/follow': post('/api/topics/follow', () => ({ kind: 'animal', key: 'bengal-tiger' })),
  'POST /api/topics/unfollow': post('/api/topics/unfollow', () => ({ kind: 'tag', key: 'owls' })),
  'POST /api/topics/seen': post('/api/topics/seen', () => ({ kind: 'tag', key: 'owls' })),
  'GET /api/topics': get('/api/topics'),
  'POST /api/topics/posts': post('/api/topics/posts', () => ({})),
  'GET /api/user/tokens': get('/api/user/tokens'),
  'POST /api/user/tokens': post('/api/user/tokens', () => ({ name: 'A script', scope: 'read', days: 30 })),
  'POST /api/user/tokens/revoke': post('/api/user/tokens/revoke', ({ ids }) => ({ id: ids.owner })),
  'GET /api/user/favorites': get('/api/user/favorites'),
  'POST /api/user/favorites': post('/api/user/favorites', () => ({
    changes: [{ species: 'chital', favorite: true, at: '2026-03-01T00:00:00.000Z' }],
  })),
  'POST /api/identifications/suggest': post('/api/identifications/suggest', ({ postId }) => ({
    postId,
    species: 'bengal-tiger',
  })),
  'POST /api/identifications/withdraw': aboutPost('/api/identifications/withdraw'),
  'POST /api/identifications/own-word': post('/api/identifications/own-word', ({ postId }) => ({
    postId,
    species: 'bengal-tiger',
  })),
  'POST /api/identifications/list': aboutPost('/api/identifications/list'),
  'POST /api/identifications/asking': post('/api/identifications/asking', () => ({})),
  'POST /api/identifications/of-species': post('/api/identifications/of-species', () => ({
    species: 'bengal-tiger',
  })),

  'POST /api/comments/list': aboutPost('/api/comments/list'),
  'POST /api/comments/answers': aboutComment('/api/comments/answers'),
  'POST /api/comments/get': aboutComment('/api/comments/get'),
  'POST /api/comments/add': post('/api/comments/add', ({ postId }) => ({
    postId,
    content: 'Beautiful',
    client_id: newId(),
  })),
  'POST /api/comments/like': aboutComment('/api/comments/like'),
  'POST /api/comments/delete': aboutComment('/api/comments/delete'),
  'POST /api/post/watch': post('/api/post/watch', ({ postId }) => ({ postId, open: true })),

  'GET /api/notifications': get('/api/notifications'),
  'GET /api/notifications/unread': get('/api/notifications/unread'),
  'POST /api/notifications/read': post('/api/notifications/read', ({ postId }) => ({ up_to: postId })),
  'GET /api/notifications/settings': get('/api/notifications/settings'),
  'POST /api/notifications/settings': post('/api/notifications/settings', () => ({
    kind: 'like',
    listed: true,
    pushed: false,
  })),
  'GET /api/notifications/digest': get('/api/notifications/digest'),
  'POST /api/notifications/digest': post('/api/notifications/digest', () => ({ weekly: false })),

  'GET /api/push/key': get('/api/push/key'),
  'POST /api/push/subscribe': post('/api/push/subscribe', () => ({
    endpoint: 'https://push.example.org/matrix',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  })),
  'POST /api/push/unsubscribe': post('/api/push/unsubscribe', () => ({
    endpoint: 'https://push.example.org/matrix',
  })),

  'POST /api/user/mute': aboutOwner('/api/user/mute'),
  'POST /api/user/unmute': aboutOwner('/api/user/unmute'),
  'GET /api/user/muted': get('/api/user/muted'),
  'POST /api/user/is-muted': aboutOwner('/api/user/is-muted'),
  'POST /api/user/mute-word': post('/api/user/mute-word', () => ({ word: 'snake' })),
  'POST /api/user/unmute-word': post('/api/user/unmute-word', () => ({ word: 'snake' })),
  'GET /api/user/muted-words': get('/api/user/muted-words'),

  'GET /api/user/recent-messages': get('/api/user/recent-messages'),
  'GET /api/user/former-chats': get('/api/user/former-chats'),
  'GET /api/messages/chats': get('/api/messages/chats'),
  'POST /api/messages/get': post('/api/messages/get', ({ ids }) => ({ to_user_id: ids.owner })),
  'POST /api/messages/send': ({ ids }) => ({
    path: '/api/messages/send',
    form: { to_user_id: ids.owner, text: 'Hello' },
  }),
  'POST /api/messages/seen': post('/api/messages/seen', ({ ids }) => ({ from_user_id: ids.owner })),
  'POST /api/messages/delete': post('/api/messages/delete', (world, caller) => ({
    messageId: messageFor(world, caller),
  })),
  'GET /api/messages/:userId': ({ ids }) => ({ path: `/api/messages/${ids.owner}` }),

  'POST /api/user/block': aboutOwner('/api/user/block'),
  'POST /api/user/unblock': aboutOwner('/api/user/unblock'),
  'GET /api/user/blocked': get('/api/user/blocked'),
  'GET /api/reports': get('/api/reports'),
  'POST /api/report': post('/api/report', ({ ids }) => ({ subject: 'user', id: ids.owner, reason: 'spam' })),

  'GET /api/appeals': get('/api/appeals'),
  'POST /api/appeals/add': post('/api/appeals/add', ({ hiddenPostId }) => ({
    subject: 'post',
    subject_id: hiddenPostId,
    text: 'It is a zoo.',
  })),
  ...adminRequests,
  ...clubRequests,
  ...publicRequests,
};

export const requests = withReadsByGet(calls, byGet);
