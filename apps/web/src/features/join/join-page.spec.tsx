import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { keptInvitation } from '../../lib/session/invitation';
import JoinPage from './join-page';

const TOKEN = '4k7mzq2n8v5c1xw9rt3b';
const fetchMock = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  globalThis.fetch = fetchMock;
});

function open(status: number, body: object, token = TOKEN) {
  fetchMock.mockReset().mockResolvedValue({ ok: status < 400, status, json: async () => body });
  const Stub = createRoutesStub([
    { path: '/join/:token', Component: JoinPage },
    { path: '*', Component: () => <p>Elsewhere</p> },
  ]);
  render(<Stub initialEntries={[`/join/${token}`]} />);
}

test('tells who invites, and takes the invitation along to the sign-up', async () => {
  open(200, { success: true, label: 'Bird club', ends_at: '2026-12-31T00:00:00.000Z' }, TOKEN.toUpperCase());
  expect(await screen.findByText('Bird club')).toBeVisible();
  const [path, init] = fetchMock.mock.calls[0] as [string, { body: string }];
  // The address of a call is kept in logs.
  expect([path, JSON.parse(init.body)]).toEqual(['/api/entry/invitation', { invitation: TOKEN }]);
  expect(keptInvitation()).toBeUndefined();
  await userEvent.click(screen.getByRole('link', { name: 'Accept the invitation' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(keptInvitation()).toBe(TOKEN);
});

test('says why an invitation does not work', async () => {
  open(404, { success: false, code: 'not_found', message: 'This invitation has ended.' });
  expect(await screen.findByText(/^This invitation has ended\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the community' })).toHaveAttribute('href', '/community');
  expect(screen.queryByRole('link', { name: 'Accept the invitation' })).not.toBeInTheDocument();
});

test('can be tried again where the server does not answer', async () => {
  open(503, { success: false, code: 'unavailable', message: 'It rests.' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The invitation could not be read' })).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
