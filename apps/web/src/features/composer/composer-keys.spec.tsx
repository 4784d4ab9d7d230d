import '../../testing/fake-indexed-db';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearDrafts } from '../../lib/device-storage';
import { fakeApi } from '../../testing/fake-api';
import { fakeConnections } from '../../testing/fake-connections';
import { fakeDrafts } from '../../testing/fake-drafts';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { samplePerson, samplePost } from '../../testing/samples';
import CreatePostPage from './create-post-page';

let api: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  const people = { connections: [samplePerson(1, { full_name: 'Devika Rao', username: 'devika' })] };
  api = fakeApi({
    ...fakeDrafts(),
    'GET /api/user/data': meAnswer,
    'GET /api/user/connections': fakeConnections(people),
    'POST /api/user/discover': () => ({ body: { success: true, users: [], next_cursor: null } }),
    'POST /api/post/add': () => ({
      body: { success: true, message: 'Post Added', post: samplePost(7, { content: 'Two storks' }) },
    }),
  });
  renderCommunity('/community/create-post', <CreatePostPage />);
  await screen.findByText('Kabir Rathore');
});
afterEach(async () => {
  sessionStorage.clear();
  await clearDrafts();
  api.finish();
});

const area = () => screen.getByRole('textbox', { name: "What's happening?" });

test('@ suggests people, and Enter takes one', async () => {
  await userEvent.type(area(), 'With @dev');
  expect(await screen.findByRole('option', { name: /Devika Rao/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(area()).toHaveValue('With @devika ');
});

test('Ctrl+Enter publishes from any field', async () => {
  await userEvent.type(area(), 'Two storks');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(api.callsTo('/api/post/add')).toHaveLength(1);
});
