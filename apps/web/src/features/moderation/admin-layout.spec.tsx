import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testing/fake-api';
import { inLanguage } from '../../testing/in-language';
import { meAnswer, renderCommunity } from '../../testing/render-community';
import AdminLayout from './admin-layout';
import { overviewAnswer, teamAnswer } from './testing/admin-samples';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

const sections = async () => within(await screen.findByRole('navigation', { name: 'Moderation' }));

test('a member reads who may look here, and asks for nothing', async () => {
  api = fakeApi({ 'GET /api/user/data': meAnswer });
  renderCommunity('/community/admin', <AdminLayout />);
  expect(await screen.findByRole('heading', { name: 'This page is for moderators' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(api.callsTo('/api/admin/overview')).toHaveLength(0);
});

test('a moderator sees the sections with what is open, but not the contact messages', async () => {
  api = fakeApi({
    'GET /api/user/data': teamAnswer('moderator'),
    'GET /api/admin/overview': overviewAnswer({ reports: 3, appeals: 1, names: 4, corrections: 2 }),
  });
  renderCommunity('/community/admin', <AdminLayout />);
  const links = await sections();
  expect(await links.findByRole('link', { name: 'Reports 3 open' })).toHaveAttribute('aria-current', 'page');
  expect(links.getByRole('link', { name: 'Appeals 1 open' })).not.toHaveAttribute('aria-current');
  expect(links.getByRole('link', { name: 'Names and facts 6 open' })).toBeVisible();
  expect(links.queryByRole('link', { name: /^Contact/ })).not.toBeInTheDocument();
});

test('an admin sees the contact messages too; on a page below it its section stays marked', async () => {
  api = fakeApi({
    'GET /api/user/data': teamAnswer('admin'),
    'GET /api/admin/overview': overviewAnswer({ contact_messages: 2 }, 'admin'),
  });
  renderCommunity('/community/admin/members/x', <AdminLayout />);
  const links = await sections();
  expect(await links.findByRole('link', { name: 'Contact 2 open' })).toBeVisible();
  expect(links.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  ['/community/admin', 1],
  ['/community/admin/site', 0],
])('an admin of a new site is led from %s to its name and words', async (address, shown) => {
  api = fakeApi({
    'GET /api/user/data': teamAnswer('admin'),
    'GET /api/admin/overview': overviewAnswer({ site: 1 }, 'admin'),
  });
  renderCommunity(address, <AdminLayout />);
  expect(await (await sections()).findByRole('link', { name: 'Site 1 open' })).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Make it yours' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array<string>(shown).fill('/community/admin/site'),
  );
});

test('says why it cannot be opened', async () => {
  api = fakeApi({ 'GET /api/user/data': () => refusal(503, 'unavailable', 'The database rests.') });
  renderCommunity('/community/admin', <AdminLayout />);
  expect(await screen.findByText('The database rests.')).toBeVisible();
});

test('in Hindi the sections stay in it, with the open one marked', async () => {
  inLanguage('hi');
  api = fakeApi({
    'GET /api/user/data': teamAnswer('admin'),
    'GET /api/admin/overview': overviewAnswer({ reports: 3 }, 'admin'),
  });
  renderCommunity('/hi/community/admin/members/x', <AdminLayout />);
  const links = within(await screen.findByRole('navigation', { name: 'देखरेख' }));
  expect(await links.findByRole('link', { name: 'शिकायतें 3 बाकी' })).toHaveAttribute(
    'href',
    '/hi/community/admin',
  );
  expect(links.getByRole('link', { name: 'सदस्य' })).toHaveAttribute('aria-current', 'true');
});
