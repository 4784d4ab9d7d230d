import { screen, within } from '@testing-library/react';
import { SessionContext } from '../../lib/session';
import { fakeApi } from '../../testing/fake-api';
import { inLanguage } from '../../testing/in-language';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe, sampleSession } from '../../testing/samples';
import { SignInScreen } from '../sign-in/sign-in-screen';
import { Sidebar } from './sidebar';

const session = sampleSession({ status: 'signed-out' });

test('the sidebar stays in its language and offers the others', async () => {
  inLanguage('mr');
  const api = fakeApi({
    'GET /api/user/data': meAnswer,
    'GET /api/user/recent-messages': () => ({ body: { success: true, messages: [] } }),
    'GET /api/notifications/unread': () => ({ body: { success: true, unread: 0 } }),
    'GET /api/user/connections': () => ({ status: 503, body: {} }),
  });
  renderCommunity(
    '/mr/community/nowhere',
    <Sidebar user={sampleMe()} onSignOut={() => undefined} />,
    '/mr/community/*',
  );
  const site = within(await screen.findByRole('navigation', { name: 'संकेतस्थळाची इतर पाने' }));
  expect(site.getByRole('link', { name: 'प्रजाती' })).toHaveAttribute('href', '/mr/animals');
  const languages = within(screen.getByRole('navigation', { name: 'भाषा' }));
  expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/community/nowhere');
  api.finish();
});

test('signing in is told in the language of the address', async () => {
  inLanguage('hi');
  renderCommunity(
    '/hi/community',
    <SessionContext value={session}>
      <SignInScreen />
    </SessionContext>,
  );
  expect(await screen.findByRole('button', { name: 'खाता बनाएँ' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'साइन इन रहने दें' })).toBeVisible();
});
