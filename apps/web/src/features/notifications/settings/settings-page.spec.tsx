import { type DigestObstacle, notificationKinds } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import NotificationSettingsPage from './settings-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const settings = () => notificationKinds.map((kind) => ({ kind, listed: true, pushed: true }));

function show(
  key: string | null,
  answers: Parameters<typeof fakeApi>[0] = {},
  obstacle: DigestObstacle | null = null,
) {
  const given = { settings: settings(), weekly: false };
  api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/push/key': () => ({ body: { success: true, key } }),
    'GET /api/notifications/settings': () => ({ body: { success: true, settings: given.settings } }),
    'POST /api/notifications/settings': ({ body }) => {
      const changed = body as (typeof given.settings)[number];
      given.settings = given.settings.map((one) => (one.kind === changed.kind ? changed : one));
      return { body: { success: true, message: 'Saved' } };
    },
    'GET /api/notifications/digest': () => ({
      body: { success: true, digest: { chosen: given.weekly, obstacle } },
    }),
    'POST /api/notifications/digest': ({ body }) => {
      given.weekly = (body as { weekly: boolean }).weekly;
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

test('chooses the weekly mail, which is off at first', async () => {
  show(null);
  const weekly = await screen.findByRole('checkbox', { name: 'Send me a weekly mail' });
  expect(weekly).not.toBeChecked();
  await userEvent.click(weekly);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(weekly).toBeChecked();
  expect(api.callsTo('/api/notifications/digest').map(({ body }) => body)).toContainEqual({ weekly: true });
});

test('takes a refused choice of the weekly mail back and says why', async () => {
  show(null, {
    'POST /api/notifications/digest': () => refusal(409, 'conflict', 'This site sends no mail.'),
  });
  const weekly = await screen.findByRole('checkbox', { name: 'Send me a weekly mail' });
  await userEvent.click(weekly);
  expect(await screen.findByText('This site sends no mail.')).toBeVisible();
  await waitFor(() => expect(weekly).not.toBeChecked());
});

test.each<[DigestObstacle, RegExp]>([
  ['provider', /does not know your email address, because another provider keeps the accounts/],
  ['mail', /sends no mail/],
  ['address', /Sign out and in again to confirm it/],
])('says why there is no weekly mail: %s', async (obstacle, reason) => {
  show(null, {}, obstacle);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Send me a weekly mail' })).not.toBeInTheDocument();
});
