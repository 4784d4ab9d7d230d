import { fireEvent, screen } from '@testing-library/react';
import { SessionContext } from '../../lib/session';
import { renderCommunity } from '../../testing/render-community';
import { sampleMe } from '../../testing/samples';
import { CommunityShell } from './community-shell';

const session = {
  status: 'signed-in' as const,
  problem: undefined,
  leaving: undefined,
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
};

test('a key that is pressed as soon as the heading is there does what it says', async () => {
  globalThis.fetch = jest.fn().mockReturnValue(new Promise(() => undefined));
  renderCommunity(
    '/community',
    <SessionContext value={session}>
      <CommunityShell user={sampleMe()}>
        <h1>Feed</h1>
      </CommunityShell>
    </SessionContext>,
  );
  await screen.findByRole('heading', { name: 'Feed' });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findByText('Another screen')).toBeVisible();
});
