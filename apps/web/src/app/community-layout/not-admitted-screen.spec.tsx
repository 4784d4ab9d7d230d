import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SessionContext } from '../../lib/session';
import { keepInvitation, keptInvitation } from '../../lib/session/invitation';
import { type FakeAnswer, fakeApi, refusal } from '../../testing/fake-api';
import { sampleSession } from '../../testing/samples';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import NotAdmittedScreen from './not-admitted-screen';
import RulesScreen from './rules-screen';

const session = sampleSession();
const TOKEN = '4k7mzq2n8v5c1xw9rt3b';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => window.sessionStorage.clear());
afterEach(() => api.finish());

function show(part: ReactNode, answers: Parameters<typeof fakeApi>[0]) {
  api = fakeApi({ 'GET /api/user/data': meAnswer, ...answers });
  return renderCommunity('/community', <SessionContext value={session}>{part}</SessionContext>);
}
const mode = (value: string) => () => ({ body: { success: true, mode: value } });
const request = (changes: object | null) => (): FakeAnswer => ({
  body: {
    success: true,
    request: changes && {
      name: 'Ravi',
      text: 'Owls',
      createdAt: '2026-03-01T00:00:00.000Z',
      state: 'waiting',
      answer: '',
      ...changes,
    },
  },
});

test.each([
  ['invitation', 'This club admits members by invitation'],
  ['closed', 'Nobody new can join at the moment'],
])('with %s, a newcomer reads how it is, and where to write to', async (value, heading) => {
  show(<NotAdmittedScreen />, { 'GET /api/entry': mode(value) });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('the invitation by which somebody came lets them in, and is forgotten', async () => {
  keepInvitation(TOKEN);
  show(<NotAdmittedScreen />, {
    'POST /api/entry/join': () => ({ body: { success: true, message: 'Welcome' } }),
    'GET /api/entry': mode('invitation'),
  });
  await waitFor(() => expect(keptInvitation()).toBeUndefined());
  expect(api.callsTo('/api/entry/join')[0]?.body).toEqual({ invitation: TOKEN });
});

test('an invitation that does not work says why, and can be left', async () => {
  keepInvitation(TOKEN);
  show(<NotAdmittedScreen />, {
    'POST /api/entry/join': () => refusal(404, 'not_found', 'This invitation has ended.'),
    'GET /api/entry': mode('invitation'),
  });
  expect(await screen.findByText('This invitation has ended.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue without it' }));
  expect(await screen.findByRole('heading', { name: /by invitation/ })).toBeVisible();
  expect(keptInvitation()).toBeUndefined();
});

test('where the team admits, a newcomer asks, keeps what is typed after a refusal, and then waits', async () => {
  let asked = 0;
  show(<NotAdmittedScreen />, {
    'GET /api/entry': mode('approval'),
    'GET /api/entry/request': () => request(asked < 2 ? null : {})(),
    'POST /api/entry/request': () => {
      asked += 1;
      if (asked === 1) return refusal(503, 'unavailable', 'The database rests.');
      return { body: { success: true, message: 'It waits' } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to come in' }));
  expect(screen.getByText('Please give your name.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ravi');
  await userEvent.type(screen.getByRole('textbox', { name: 'A sentence about you' }), 'Owls');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to come in' }));
  expect(await screen.findByText('The database rests.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ravi');
  await userEvent.click(screen.getByRole('button', { name: 'Ask to come in' }));
  expect(await screen.findByRole('heading', { name: 'Your request waits for approval' })).toBeVisible();
  expect(api.callsTo('/api/entry/request').at(-2)?.body).toEqual({ name: 'Ravi', text: 'Owls' });
});

test('a refused newcomer reads what the team wrote', async () => {
  show(<NotAdmittedScreen />, {
    'GET /api/entry': mode('approval'),
    'GET /api/entry/request': request({ state: 'refused', answer: 'We know you from elsewhere.' }),
  });
  expect(await screen.findByText('We know you from elsewhere.')).toBeVisible();
});

const asking = (versions: object) => () => ({ body: { ...meAnswer().body, ...versions } });
const text = (version: number, body: string) => () => ({ body: { success: true, version, text: body } });
const thanks = () => ({ body: { success: true, message: 'Thank you' } });

test('house rules are accepted with one tick', async () => {
  const { unmount } = show(<RulesScreen />, {
    'GET /api/user/data': asking({ rules_to_accept: 3 }),
    'GET /api/rules': text(3, 'Be kind.\nBe quiet.'),
    'POST /api/rules/accept': thanks,
  });
  expect(await screen.findByText('Be quiet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Tick the box to continue.');
  expect(api.callsTo('/api/rules/accept')).toHaveLength(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the house rules' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(api.callsTo('/api/rules/accept')[0]?.body).toEqual({ version: 3 }));
  document.documentElement.scrollTop = 500;
  unmount();
  expect(document.documentElement.scrollTop).toBe(0);
});

test('whoever joins accepts the house rules and the terms at once, and reads which versions', async () => {
  show(<RulesScreen />, {
    'GET /api/user/data': asking({ rules_to_accept: 3, terms_to_accept: 2 }),
    'GET /api/rules': text(3, 'Be kind.'),
    'GET /api/terms': text(2, 'Be fair.'),
    'POST /api/rules/accept': thanks,
  });
  const box = await screen.findByRole('checkbox', { name: 'I accept the house rules and the terms' });
  expect(box).toHaveAccessibleDescription('You accept: house rules, version 3; terms, version 2.');
  await userEvent.click(screen.getByText('Read the terms'));
  expect(screen.getByText('Be fair.')).toBeVisible();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(api.callsTo('/api/rules/accept')[0]?.body).toEqual({ version: 3, terms: 2 }));
});
