import { notificationKinds } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import NotificationSettingsPage from './settings-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const settings = () => notificationKinds.map((kind) => ({ kind, listed: true, pushed: true }));

function show(key: string | null, answers: Parameters<typeof fakeApi>[0] = {}) {
  const given = { settings: settings() };
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/push/key': () => ({ body: { success: true, key } }),
    'GET /api/notifications/settings': () => ({ body: { success: true, settings: given.settings } }),
    'POST /api/notifications/settings': ({ body }) => {
      const changed = body as (typeof given.settings)[number];
      given.settings = given.settings.map((one) => (one.kind === changed.kind ? changed : one));
      return { body: { success: true, message: 'Saved' } };
    },
    ...answers,
  });
  renderCommunity('/community/notifications/settings', <NotificationSettingsPage />);
}

const box = async (kind: string, name: string) =>
  within(await screen.findByRole('group', { name: kind })).getByRole('checkbox', { name });

test('switches a kind off, keeps it so, and says so', async () => {
  show(null);
  await userEvent.click(await box('Likes', 'Notify me'));
  expect(await box('Likes', 'Notify me')).not.toBeChecked();
  await waitFor(() =>
    expect(api.callsTo('/api/notifications/settings').map(({ body }) => body)).toContainEqual({
      kind: 'like',
      listed: false,
      pushed: true,
    }),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Push' })).not.toBeInTheDocument();
});

test('three switches stand for their kinds, are mixed where these differ, and say once what was saved', async () => {
  show(null);
  await userEvent.click(await box('Likes', 'Notify me'));
  const group = await box('What you wrote', 'Notify me');
  await waitFor(() => expect(group).toBePartiallyChecked());
  expect(await box('People', 'Notify me')).toBeChecked();
  await userEvent.click(group);
  await waitFor(async () => expect(await box('Likes', 'Notify me')).toBeChecked());
  await userEvent.click(group);
  await waitFor(async () => expect(await box('Mentions', 'Notify me')).not.toBeChecked());
  expect(group).not.toBeChecked();
  expect(await box('Requests', 'Notify me')).toBeChecked();
});

test('leads to the people and words that are muted', async () => {
  show(null);
  expect(await screen.findByRole('link', { name: 'Muted people and words' })).toHaveAttribute(
    'href',
    '/community/account/muted',
  );
});

test('takes a refused change back and says why', async () => {
  show(null, {
    'POST /api/notifications/settings': () => refusal(503, 'unavailable', 'The database rests.'),
  });
  await userEvent.click(await box('Likes', 'Notify me'));
  expect(await screen.findByText('The database rests.')).toBeVisible();
  await waitFor(async () => expect(await box('Likes', 'Notify me')).toBeChecked());
});

test('with keys each kind can be pushed, and a browser that cannot is told why', async () => {
  show('B'.repeat(87));
  expect(await screen.findByText(/^This browser cannot show notifications here/)).toBeVisible();
  await userEvent.click(await box('Comments', 'Push'));
  expect(await box('Comments', 'Push')).not.toBeChecked();
  await userEvent.click(await box('Likes', 'Notify me'));
  expect(await box('Likes', 'Push')).toBeDisabled();
});
