import { screen, within } from '@testing-library/react';
import { overviewAnswer, teamAnswer } from '../../features/moderation/testing/admin-samples';
import { fakeApi } from '../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import { sampleMe } from '../../testing/samples';
import ModerationLink from './moderation-link';
import { Sidebar } from './sidebar';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const nothing = {
  'GET /api/user/recent-messages': () => ({ body: { success: true, messages: [] } }),
  'GET /api/notifications/unread': () => ({ body: { success: true, unread: 0 } }),
  'GET /api/user/connections': () => ({ status: 503, body: {} }),
};

test('a moderator finds moderation, with the number of open reports', async () => {
  api = fakeApi({
    'GET /api/user/data': teamAnswer(),
    'GET /api/admin/overview': overviewAnswer({ reports: 120 }),
  });
  renderCommunity('/community', <ModerationLink onNavigate={undefined} />);
  const link = await screen.findByRole('link', { name: 'Moderation 99+ open' });
  expect(link).toHaveAttribute('href', '/community/admin');
});

test('a member does not, and nothing is asked for it', async () => {
  api = fakeApi({ ...nothing, 'GET /api/user/data': meAnswer });
  renderCommunity('/community', <Sidebar user={sampleMe()} onSignOut={() => undefined} />);
  expect(await screen.findByRole('link', { name: 'Feed' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Moderation/ })).not.toBeInTheDocument();
  expect(api.callsTo('/api/admin/overview')).toHaveLength(0);
});

test('leads back to the rest of the site', async () => {
  api = fakeApi({ ...nothing, 'GET /api/user/data': meAnswer });
  renderCommunity('/community', <Sidebar user={sampleMe()} onSignOut={() => undefined} />);
  const site = within(await screen.findByRole('navigation', { name: 'Rest of the site' }));
  expect(site.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Species', '/animals'],
    ['Parks', '/parks&sancturies'],
    ['Favorites', '/favorites'],
    ['Games', '/games'],
    ['News', '/news'],
    ['Contact', '/contact-us'],
  ]);
});
