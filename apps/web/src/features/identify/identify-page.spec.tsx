import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { samplePost } from '../../testing/samples';
import IdentifyPage from './identify-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const post = samplePost(1, { asks: true });

function show(mine: { species: string; note: string } | null) {
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'POST /api/identifications/asking': () => ({
      body: { success: true, posts: [post], answered: [], next_cursor: null },
    }),
    'POST /api/post/get': () => ({ body: { success: true, post } }),
    'POST /api/post/watch': () => ({ body: { success: true, message: '' } }),
    'POST /api/post/unwatch': () => ({ body: { success: true, message: '' } }),
    'POST /api/identifications/list': () => ({
      body: {
        success: true,
        identification: { suggestions: [], total: 0, agreed_species: null, own_words: [], mine },
      },
    }),
  });
  return renderCommunity('/community/identify', <IdentifyPage />);
}

test('a question that was left without an answer can be looked at again', async () => {
  show(null);
  expect(await screen.findByText('This is the last one.')).toBeVisible();
  await screen.findByText('Nobody has suggested a name yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('The ones you skipped still need a name.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look at them again' }));
  expect(await screen.findByText('This is the last one.')).toBeVisible();
});

test('an answered question does not count as skipped', async () => {
  show({ species: 'leopard', note: '' });
  await screen.findByRole('combobox', { name: 'Suggest another name' });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Nothing needs a name right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask: what is this?' })).toHaveAttribute(
    'href',
    '/community/create-post?asks=true',
  );
});
