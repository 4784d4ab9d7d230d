import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { hoursAgo, teamAnswer } from '../testing/admin-samples';
import AdminRulesPage from './admin-rules-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

type Rules = { version: number; text: string };

function show(role: 'moderator' | 'admin' = 'admin', refuse?: (given: Rules) => FakeAnswer) {
  const given = { version: 1, text: 'Be kind.' };
  api = fakeApi({
    'GET /api/user/data': teamAnswer(role),
    'GET /api/rules': () => ({ body: { success: true, ...given } }),
    'GET /api/terms': () => ({ body: { success: true, version: 1, text: 'Be fair.' } }),
    'GET /api/privacy': () => ({ body: { success: true, version: 1, text: '' } }),
    'GET /api/admin/rules': () => ({
      body: {
        success: true,
        versions:
          given.version === 1
            ? []
            : [
                {
                  ...given,
                  publishedAt: hoursAgo(0),
                  published_by: 'Asha Rao',
                  must_accept: true,
                  accepted_count: 0,
                },
              ],
        next_cursor: null,
      },
    }),
    'POST /api/admin/rules': ({ body }) => {
      if (refuse) return refuse(given);
      Object.assign(given, { version: 2, text: (body as { text: string }).text });
      return { body: { success: true, message: 'Published', version: 2 } };
    },
  });
  renderCommunity('/community/admin/rules', <AdminRulesPage />);
}

const field = () => screen.findByRole('textbox', { name: 'The rules' });

test('an admin publishes rules that everybody accepts', async () => {
  show();
  await userEvent.type(await field(), '{enter}Be quiet.');
  await userEvent.click(screen.getByRole('checkbox', { name: /Everybody has to accept/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeVisible();
  const [sent] = api.callsTo('/api/admin/rules').filter(({ body }) => body !== undefined);
  expect(sent?.body).toEqual({ kind: 'rules', text: 'Be kind.\nBe quiet.', must_accept: true, over: 1 });
});

test('what was written stays when somebody else was faster', async () => {
  const told = 'Somebody else has published rules meanwhile.';
  show('admin', (given) => {
    Object.assign(given, { version: 2, text: 'Theirs.' });
    return refusal(409, 'conflict', told);
  });
  await userEvent.clear(await field());
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(screen.getByText('The text cannot be empty.')).toBeVisible();
  await userEvent.type(await field(), 'Be quiet.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(told)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Version 2' })).toBeVisible();
  expect(await field()).toHaveValue('Be quiet.');
});

test('terms and the addition to the privacy page are written beside them', async () => {
  show();
  await field();
  await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
  expect(await screen.findByRole('textbox', { name: 'The terms' })).toHaveValue('Be fair.');
  expect(screen.getByRole('link', { name: '/terms' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Privacy page' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Your addition' }),
    'Our hall has a camera.',
  );
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(api.callsTo('/api/admin/rules').filter(({ body }) => body !== undefined)[0]?.body).toEqual({
      kind: 'privacy',
      text: 'Our hall has a camera.',
      must_accept: false,
      over: 1,
    }),
  );
});

test('a moderator reads who writes them', async () => {
  show('moderator');
  expect(await screen.findByRole('heading', { name: 'Admins write the rules' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
});
