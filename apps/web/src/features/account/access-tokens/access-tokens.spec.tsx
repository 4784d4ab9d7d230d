import type { PersonalToken } from '@aranya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { renderCommunity } from '../../../testing/render-community';
import { sampleId } from '../../../testing/samples';
import { AccessTokens } from './access-tokens';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const sampleToken = (number: number, given: Partial<PersonalToken> = {}): PersonalToken => ({
  id: sampleId(number),
  name: `Script ${number}`,
  scope: 'read',
  createdAt: '2026-03-01T00:00:00.000Z',
  ends_at: '2999-03-01T00:00:00.000Z',
  last_used_on: null,
  ...given,
});

async function show(tokens: PersonalToken[] = [], answers: Parameters<typeof fakeApi>[0] = {}) {
  api = fakeApi({
    'GET /api/user/tokens': () => ({ body: { success: true, tokens } }),
    'POST /api/user/tokens': ({ body }) => {
      const { name, scope } = body as Pick<PersonalToken, 'name' | 'scope'>;
      const token = sampleToken(9, { name, scope });
      tokens.unshift(token);
      return { body: { success: true, token, secret: 'wildlife_pat_shown_once' } };
    },
    'POST /api/user/tokens/revoke': () => {
      tokens.shift();
      return { body: { success: true, message: 'The token is revoked' } };
    },
    ...answers,
  });
  renderCommunity('/community/account', <AccessTokens />);
  await userEvent.click(screen.getByText('Access tokens'));
  return screen.findByRole('form', { name: 'Make an access token' });
}

test('makes a token, and shows it once', async () => {
  const form = within(await show());
  await userEvent.click(form.getByRole('button', { name: 'Make a token' }));
  expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Say which app the token is for/);
  await userEvent.type(form.getByRole('textbox', { name: 'What is it for?' }), 'Nightly count');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'What may it do?' }), 'Read and write');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'When does it end?' }), 'After 30 days');
  await userEvent.click(form.getByRole('button', { name: 'Make a token' }));
  const secret = await screen.findByRole('textbox', { name: 'Your new token' });
  expect(secret).toHaveValue('wildlife_pat_shown_once');
  expect(secret).toHaveFocus();
  expect(api.callsTo('/api/user/tokens').map(({ body }) => body)).toContainEqual({
    name: 'Nightly count',
    scope: 'write',
    days: 30,
  });
  expect(await screen.findByText(/Read and write · until 1 Mar 2999 · never used/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('wildlife_pat_shown_once')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'What is it for?' })).toHaveFocus();
});

test('a refusal keeps what was typed', async () => {
  const message = 'You can have at most 10 access tokens.';
  const form = within(await show([], { 'POST /api/user/tokens': () => refusal(409, 'conflict', message) }));
  await userEvent.type(form.getByRole('textbox', { name: 'What is it for?' }), 'One more');
  await userEvent.click(form.getByRole('button', { name: 'Make a token' }));
  expect(await form.findByRole('alert')).toHaveTextContent(message);
  expect(form.getByRole('textbox', { name: 'What is it for?' })).toHaveValue('One more');
});

test('revokes a token after a question, and removes one that has ended without', async () => {
  await show([
    sampleToken(1, { last_used_on: '2026-03-14' }),
    sampleToken(2, { ends_at: '2026-03-01T00:00:00.000Z' }),
  ]);
  const list = await screen.findByRole('list', { name: 'Access tokens' });
  expect(within(list).getByText(/Read only · until 1 Mar 2999 · last used 14 Mar 2026/)).toBeVisible();
  await userEvent.click(within(list).getByRole('button', { name: 'Revoke' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “Script 1”?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(api.callsTo('/api/user/tokens/revoke')[0]?.body).toEqual({ id: sampleId(1) });
  await userEvent.click(within(list).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You have no access tokens.')).toBeVisible();
});
