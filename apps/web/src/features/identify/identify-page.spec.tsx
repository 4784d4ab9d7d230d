import type { Post } from '@aranya/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, samplePost } from '../../testing/samples';
import IdentifyPage from './identify-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const post = samplePost(1, { asks: true });
const { _id, full_name, username, profile_picture } = sampleMe();
const byMe = { asks: true, user: { _id, full_name, username, profile_picture } };
const answered = samplePost(2, { ...byMe, content: 'Webbed feet?', suggestions: { agree: 0, total: 1 } });
const said = [
  {
    species: 'fishing-cat',
    total: 1,
    mine: false,
    people: [post.user],
    notes: [{ user: post.user, note: 'It sits by the water', createdAt: post.createdAt }],
  },
];

function show(
  mine: { species: string; note: string } | null,
  own: Post[] = [],
  others = [post],
  answeredIds: string[] = [],
  isFailing = () => false,
) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/identifications/asking': ({ body }) => {
      const isOwn = (body as { own?: boolean }).own;
      if (!isOwn && isFailing()) return refusal(503, 'unavailable', 'Please try again.');
      const posts = isOwn ? own : others;
      return { body: { success: true, posts, answered: answeredIds, next_cursor: null } };
    },
    'POST /api/post/get': ({ body }) => {
      const { postId } = body as { postId: string };
      return { body: { success: true, post: others.find(({ _id }) => _id === postId) ?? post } };
    },
    'POST /api/post/watch': () => ({ body: { success: true, message: '' } }),
    'POST /api/post/unwatch': () => ({ body: { success: true, message: '' } }),
    'POST /api/identifications/list': ({ body }) => ({
      body: {
        success: true,
        identification: {
          suggestions: (body as { postId: string }).postId === answered._id ? said : [],
          total: 0,
          agreed_species: null,
          own_words: [],
          mine,
        },
      },
    }),
  });
  return renderCommunity('/community/identify', <IdentifyPage />);
}

test('a question that was left without an answer can be looked at again', async () => {
  show(null);
  await screen.findByText('Nobody has suggested a name yet.');
  expect(screen.queryByText(/the last one|waiting for a name/)).not.toBeInTheDocument();
  expect(screen.queryByText('Suggest a name', { selector: 'a *' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText('The ones you skipped still need a name.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look at them again' }));
  expect(await screen.findByText('Nobody has suggested a name yet.')).toBeVisible();
});

test('after the last one of the list, what others asked meanwhile comes', async () => {
  const others = [post];
  show({ species: 'leopard', note: '' }, [], others);
  const next = await screen.findByRole('button', { name: 'Next' });
  others.unshift(samplePost(4, { asks: true, content: 'Whose feather?' }));
  await userEvent.click(next);
  expect(await screen.findByText('Whose feather?')).toBeVisible();
  expect(screen.queryByText('Nothing is left for you right now')).not.toBeInTheDocument();
});

test('where the list cannot be read again, nobody hears that nothing is left', async () => {
  let failing = false;
  show({ species: 'leopard', note: '' }, [], [post], [], () => failing);
  const next = await screen.findByRole('button', { name: 'Next' });
  failing = true;
  await userEvent.click(next);
  expect(await screen.findByText('The questions could not be loaded')).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing is left for you right now')).toBeVisible();
});

test('an answered question does not count as skipped', async () => {
  show({ species: 'leopard', note: '' });
  await screen.findByRole('combobox', { name: 'Suggest another name' });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Nothing is left for you right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask: what is this?' })).toHaveAttribute(
    'href',
    '/community/create-post?asks=true',
  );
});

test('who asked finds their own questions, with what was said', async () => {
  const unanswered = samplePost(3, { ...byMe, content: 'A beetle?', suggestions: { agree: 0, total: 0 } });
  show(null, [unanswered, answered], []);
  const list = await screen.findByRole('list', { name: 'Your questions' });
  expect(await within(list).findByText(/It sits by the water/)).toBeVisible();
  const [beetle, cat] = within(list)
    .getAllByRole('link')
    .map((link) => link.closest('li'));
  expect(beetle).toHaveTextContent('A beetle?');
  expect(beetle).toHaveTextContent('Nobody has suggested a name yet.');
  expect(cat).toHaveTextContent('Webbed feet?');
  expect(cat).toHaveTextContent('Fishing Cat, says Meera Kulkarni: It sits by the water');
});

test('who has answered all that need a name hears that nothing is left for them', async () => {
  show(null, [], [post], [post._id]);
  expect(await screen.findByText('Nothing is left for you right now')).toBeVisible();
  expect(screen.queryByText('Nothing needs a name right now')).not.toBeInTheDocument();
});

test('who asked nothing has no list of questions', async () => {
  show(null, [], []);
  expect(await screen.findByText('Nothing needs a name right now')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your questions' })).not.toBeInTheDocument();
});
