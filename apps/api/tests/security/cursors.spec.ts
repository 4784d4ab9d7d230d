// @seconds 16
import { connectionLists, errorBodySchema } from '@aranya/contracts';
import { startAdminApi } from '../../src/moderation/admin/admin.testing';
import { newId } from '../../src/platform/common/ids';
import { comments } from '../../src/platform/db/schema';
import { seedConnection, seedPost, type TestApp } from '../../src/testing';
import { craftedCursors, type CursorShape, validCursor } from './crafted-cursors';

let api: TestApp;
let postId: string;
const commentId = newId();

beforeAll(async () => {
  api = await startAdminApi();
  await seedConnection(api.db.write, api.ids.asha, api.ids.bikram);
  postId = await seedPost(api.db.write, api.ids.bikram, 'A heron');
  const comment = { postId, authorId: api.ids.bikram, content: 'At dawn' };
  await api.db.write.insert(comments).values({ id: commentId, ...comment });
});
afterAll(() => api.close());

interface CursorCall {
  shape: CursorShape;
  url: string;
  /** Of calls that take the cursor in their body. */
  body?: () => object;
}

const calls: Record<string, CursorCall> = {
  ...Object.fromEntries(
    connectionLists.map((list) => [
      `connections, ${list}`,
      { shape: 'position' as const, url: `/api/user/connections?list=${list}&` },
    ]),
  ),
  blocked: { shape: 'position', url: '/api/user/blocked?' },
  feed: { shape: 'feed', url: '/api/post/feed?' },
  notifications: { shape: 'notification', url: '/api/notifications?' },
  'discover, search': { shape: 'search', url: '/api/user/discover', body: () => ({ input: 'frog' }) },
  'discover, suggestions': { shape: 'suggestion', url: '/api/user/discover', body: () => ({}) },
  profile: { shape: 'position', url: '/api/user/profiles', body: () => ({ profileId: api.ids.bikram }) },
  'profile, pictures': {
    shape: 'position',
    url: '/api/user/profiles',
    body: () => ({ profileId: api.ids.bikram, only: 'media' }),
  },
  likes: { shape: 'position', url: '/api/user/likes', body: () => ({ profileId: api.ids.bikram }) },
  tagged: { shape: 'position', url: '/api/post/tagged', body: () => ({ tag: 'tadoba' }) },
  'posts, search': { shape: 'position', url: '/api/post/search', body: () => ({ input: 'heron' }) },
  chats: { shape: 'chats', url: '/api/messages/chats?' },
  comments: { shape: 'notification', url: '/api/comments/list', body: () => ({ postId }) },
  answers: { shape: 'notification', url: '/api/comments/answers', body: () => ({ commentId }) },
  'cases, open': { shape: 'case', url: '/api/admin/reports?' },
  'cases, open posts': { shape: 'case', url: '/api/admin/reports?subject=post&' },
  'cases, closed': { shape: 'position', url: '/api/admin/reports?state=closed&' },
  'cases, closed posts': { shape: 'position', url: '/api/admin/reports?state=closed&subject=post&' },
  'appeals, open': { shape: 'position', url: '/api/admin/appeals?' },
  'appeals, decided': { shape: 'position', url: '/api/admin/appeals?state=closed&' },
  members: { shape: 'notification', url: '/api/admin/members?' },
  'members, found': { shape: 'notification', url: '/api/admin/members?input=asha&' },
  'members, suspended': { shape: 'notification', url: '/api/admin/members?only=suspended&' },
  'members, team': { shape: 'notification', url: '/api/admin/members?only=team&' },
  photographs: { shape: 'photo', url: '/api/admin/photos?' },
  'photographs of a species': { shape: 'photo', url: '/api/admin/photos?species=bengal-tiger&' },
  'photographs, featured': { shape: 'photo', url: '/api/admin/photos?only=featured&' },
  names: { shape: 'name', url: '/api/admin/names?' },
  'names, settled': { shape: 'name', url: '/api/admin/names?state=closed&' },
  'contact messages, open': { shape: 'position', url: '/api/admin/contact?' },
  'contact messages, handled': { shape: 'position', url: '/api/admin/contact?state=closed&' },
  'audit log': { shape: 'position', url: '/api/admin/log?' },
  'audit log of an action': { shape: 'position', url: '/api/admin/log?action=suspend&' },
  messages: { shape: 'chat', url: '/api/messages/get', body: () => ({ to_user_id: api.ids.bikram }) },
};

async function ask({ url, body }: CursorCall, cursor: string) {
  const answer = body
    ? await api.call('asha', 'POST', url, { ...body(), cursor })
    : await api.call('asha', 'GET', `${url}${new URLSearchParams({ cursor })}`);
  const { success, data } = errorBodySchema.strict().safeParse(answer.json());
  return `${answer.statusCode} ${success ? data.code : 'no envelope'}`;
}

/** All of them for one call of each shape, as the calls share its parser; some for the others. */
function chosenCursors(cursorCall: CursorCall): string[] {
  const isFirst = Object.values(calls).find(({ shape }) => shape === cursorCall.shape) === cursorCall;
  return craftedCursors(cursorCall.shape).filter((_, index) => isFirst || index % 8 === 0);
}

test.each(Object.entries(calls))('a crafted cursor of %s is invalid input', async (_name, cursorCall) => {
  const wrong: string[] = [];
  for (const cursor of chosenCursors(cursorCall)) {
    const answer = await ask(cursorCall, cursor);
    if (answer !== '400 invalid_input') wrong.push(`${JSON.stringify(cursor)}: ${answer}`);
  }
  expect(wrong).toEqual([]);
});

test.each(Object.entries(calls))('a well-formed cursor of %s is taken', async (_name, cursorCall) => {
  expect(await ask(cursorCall, validCursor(cursorCall.shape))).toBe('200 no envelope');
});
