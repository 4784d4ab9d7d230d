import type { EntryMode } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId, samplePerson } from '../../../testing/samples';
import { done, hoursAgo, teamAnswer } from '../testing/admin-samples';
import EntryPage from './entry-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const TOKEN = '4k7mzq2n8v5c1xw9rt3b';
const PASSWORD = 'k7mz-q2n8-v5c1';
const invitation = {
  id: sampleId(1),
  label: 'Bird club of Pune',
  max_uses: 20,
  used_count: 1,
  createdAt: hoursAgo(2),
  ends_at: hoursAgo(-48),
  created_by: 'Asha Rao',
  state: 'open',
};

function show(role: 'moderator' | 'admin' = 'admin', answers: Parameters<typeof fakeApi>[0] = {}) {
  const given = { mode: 'open' as EntryMode, waiting: true };
  const { _id, full_name, username, profile_picture } = samplePerson(7);
  api = fakeApi({
    'GET /api/user/data': teamAnswer(role),
    'GET /api/entry': () => ({ body: { success: true, mode: given.mode } }),
    'POST /api/admin/entry': ({ body }) => {
      given.mode = (body as { mode: EntryMode }).mode;
      return done('Saved');
    },
    'GET /api/admin/join-requests': () => ({
      body: {
        success: true,
        requests: given.waiting
          ? [{ id: sampleId(3), name: 'Ravi', text: 'I count owls.', createdAt: hoursAgo(1) }]
          : [],
        next_cursor: null,
      },
    }),
    'POST /api/admin/join-requests/decide': () => {
      given.waiting = false;
      return done('They can come in');
    },
    'GET /api/admin/invitations': () => ({
      body: { success: true, invitations: [invitation], next_cursor: null },
    }),
    [`GET /api/admin/invitations/${invitation.id}`]: () => ({
      body: {
        success: true,
        members: [{ _id, full_name, username, profile_picture, joinedAt: hoursAgo(1) }],
        next_cursor: null,
      },
    }),
    'POST /api/admin/invitations': () => ({ body: { success: true, invitation, token: TOKEN } }),
    'GET /api/admin/new-members': () => ({ body: { success: true, by: ['card', 'mail'] } }),
    'POST /api/admin/new-members': ({ body }) => {
      const { email, by } = body as { email: string; by: string };
      const password = by === 'card' ? PASSWORD : null;
      return {
        body: { success: true, member: { email, ends_at: hoursAgo(-336), first_password: password } },
      };
    },
    'POST /api/admin/invitations/revoke': () => done('The invitation is revoked'),
    ...answers,
  });
  renderCommunity('/community/admin/entry', <EntryPage />);
}

test('an admin says who may come in', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^By invitation/ }));
  expect(await screen.findByText(/need the link of an invitation/)).toBeVisible();
  expect(api.callsTo('/api/admin/entry')[0]?.body).toEqual({ mode: 'invitation' });
});

test('a new invitation is shown once, as a link and as a code', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Make an invitation' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }));
  expect(dialog.getByText('Say who invites, or to what.')).toBeVisible();
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Who is inviting, or to what' }),
    'Bird club of Pune',
  );
  const people = dialog.getByRole('spinbutton');
  await userEvent.clear(people);
  await userEvent.type(people, '501');
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }));
  expect(dialog.getByText('An invitation is for at most 500 people.')).toBeVisible();
  await userEvent.clear(people);
  await userEvent.type(people, '12');
  document.documentElement.scrollTop = 500;
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText(new RegExp(`/join/${TOKEN}$`))).toBeVisible();
  await waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
  expect(screen.getByRole('img', { name: 'Code with the address below' })).toBeVisible();
  const [sent] = api.callsTo('/api/admin/invitations').filter(({ body }) => body !== undefined);
  expect(sent?.body).toMatchObject({ label: 'Bird club of Pune', max_uses: 12 });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'Who comes in' })).toBeVisible();
  expect(screen.queryByText(new RegExp(TOKEN))).not.toBeInTheDocument();
});

test('what was typed stays when the server refuses', async () => {
  show('admin', { 'POST /api/admin/invitations': () => refusal(503, 'unavailable', 'The database rests.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Make an invitation' }));
  const label = screen.getByRole('textbox', { name: 'Who is inviting, or to what' });
  await userEvent.type(label, 'Bird club');
  await userEvent.click(screen.getByRole('button', { name: 'Make it' }));
  expect(await screen.findByText('The database rests.')).toBeVisible();
  expect(label).toHaveValue('Bird club');
});

async function fillMember() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a member' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a member' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the member' }));
  expect(dialog.getByText('Give the name of the member.')).toBeVisible();
  expect(dialog.getByText('This email address is not valid.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ravi Joshi');
  await userEvent.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'Ravi@example.org');
  return dialog;
}
const sentMember = () => api.callsTo('/api/admin/new-members').find(({ body }) => body !== undefined)?.body;

test('an added member gets a card, which is shown once', async () => {
  show();
  const dialog = await fillMember();
  await userEvent.click(dialog.getByRole('button', { name: 'Add the member' }));
  const card = within(await screen.findByRole('article', { name: /^Welcome to .*Ravi Joshi$/ }));
  for (const words of [PASSWORD, 'ravi@example.org']) expect(card.getByText(words)).toBeVisible();
  expect(card.getByText(/\/community$/)).toBeVisible();
  expect(card.getByRole('img', { name: 'Code with the address below' })).toBeVisible();
  expect(sentMember()).toEqual({ name: 'Ravi Joshi', email: 'ravi@example.org', by: 'card' });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('heading', { name: 'Who comes in' })).toBeVisible();
  expect(screen.queryByText(PASSWORD)).not.toBeInTheDocument();
});

test('or a mail, after which there is nothing to print', async () => {
  show();
  const dialog = await fillMember();
  await userEvent.click(dialog.getByRole('button', { name: 'A mail' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add the member' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentMember()).toMatchObject({ by: 'mail' });
  expect(screen.queryByRole('button', { name: 'Print the card' })).not.toBeInTheDocument();
});

test('a taken address is said at its field', async () => {
  const message = 'There is already an account with this email address.';
  show('admin', {
    'POST /api/admin/new-members': () => ({
      status: 409,
      body: { success: false, code: 'conflict', message, fields: { email: message } },
    }),
  });
  const dialog = await fillMember();
  await userEvent.click(dialog.getByRole('button', { name: 'Add the member' }));
  expect(await dialog.findByText(message)).toBeVisible();
});

test.each([
  [['card'], /cannot send mail/, 'Add a member'],
  [[], /^Another provider keeps the accounts/, null],
])('with the ways %j it says why others are not there', async (by, sentence, button) => {
  show('admin', { 'GET /api/admin/new-members': () => ({ body: { success: true, by } }) });
  if (button !== null) await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(sentence)).toBeVisible();
  if (button === null) expect(screen.queryByRole('button', { name: 'Add a member' })).not.toBeInTheDocument();
});

test('an invitation tells by whom it was used, and is revoked after a question', async () => {
  show();
  const card = within(await screen.findByRole('article', { name: 'Bird club of Pune' }));
  expect(card.getByText(/Used 1 of 20 times/)).toBeVisible();
  await userEvent.click(card.getByText('Who came in'));
  expect(await card.findByRole('link', { name: 'Person 7' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Revoke' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.callsTo('/api/admin/invitations/revoke')[0]?.body).toEqual({ id: invitation.id });
});

test('a moderator decides about newcomers, and sees neither the door nor invitations', async () => {
  show('moderator');
  const card = within(await screen.findByRole('article', { name: 'Ravi' }));
  expect(screen.queryByRole('button', { name: /^Everybody/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Members you add' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Invitations' })).not.toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Refuse' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse Ravi?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'We know you.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText(/^Nobody is waiting/)).toBeVisible();
  expect(api.callsTo('/api/admin/join-requests/decide')[0]?.body).toEqual({
    id: sampleId(3),
    outcome: 'refused',
    answer: 'We know you.',
  });
});
