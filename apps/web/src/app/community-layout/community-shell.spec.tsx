import { fireEvent, screen } from '@testing-library/react';
import { SessionContext } from '../../lib/session';
import { renderCommunity } from '../../testing/render-community';
import { sampleMe, sampleSession } from '../../testing/samples';
import { CommunityShell } from './community-shell';

test('a key that is pressed as soon as the heading is there does what it says', async () => {
  globalThis.fetch = jest.fn().mockReturnValue(new Promise(() => undefined));
  renderCommunity(
    '/community',
    <SessionContext value={sampleSession()}>
      <CommunityShell user={sampleMe()}>
        <h1>Feed</h1>
      </CommunityShell>
    </SessionContext>,
  );
  await screen.findByRole('heading', { name: 'Feed' });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findByText('Another screen')).toBeVisible();
});
