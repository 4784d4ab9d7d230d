import { siteTexts } from '@aranya/wildlife-data';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSessionHint } from '../../lib/session/session-hint';
import { defaultSettings } from '../../lib/settings';
import { fakeSettings } from '../../testing/fake-settings';
import { renderAt } from '../../testing/render-at';
import PublicLayout from './public-layout';

const withSettings = fakeSettings();
const labels = ['Species', 'News', 'Parks', 'Favorites', 'Games', 'About'];
const addresses = ['/animals', '/news', '/parks&sancturies', '/favorites', '/games', '/about-us'];

test('has six links in order and a pill that depends on the session', async () => {
  renderAt('/', PublicLayout);
  const header = within(await screen.findByRole('banner'));
  const links = within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(header.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', '/community');
  expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/community');
  act(() => setSessionHint(true));
  expect(header.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(header.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/community');
  expect(header.queryByRole('link', { name: 'Join Community' })).not.toBeInTheDocument();
});

test('the header leads to Live Tracking, between the six links and the pill', async () => {
  renderAt('/live-tracking', PublicLayout);
  const header = within(await screen.findByRole('banner'));
  const labelled = header.getAllByRole('link').map((link) => link.textContent);
  expect(labelled).toEqual(['Aranya', ...labels, 'Live Tracking', 'Sign in', 'Join Community']);
  const link = header.getByRole('link', { name: 'Live Tracking' });
  expect(link).toHaveAttribute('href', '/live-tracking');
  expect(link).toHaveAttribute('aria-current', 'page');
});

test('the menu has the same links and can be closed', async () => {
  renderAt('/', PublicLayout);
  const burger = await screen.findByRole('button', { name: 'Open menu' });
  expect(burger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(burger);
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  const links = within(within(menu).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
  const more = within(within(menu).getByRole('navigation', { name: 'More' })).getAllByRole('link');
  expect(more.map((link) => link.textContent)).toEqual([
    'Live Tracking',
    'Sightings and life list',
    'Contact Us',
  ]);
  expect(within(menu).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/community');
  await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(burger).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['/animals', 'Species', 'page'],
  ['/animals/', 'Species', 'page'],
  ['/animal/1', 'Species', 'true'],
  ['/parks&sancturies', 'Parks', 'page'],
  ['/games/wordle', 'Games', 'true'],
  ['/about-us', 'About', 'page'],
])('at %s the header marks %s as current', async (path, label, mark) => {
  renderAt(path, PublicLayout);
  const links = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link');
  const marks = links.map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marks.filter(([, current]) => current !== null)).toEqual([[label, mark]]);
});

test.each(['/', '/contact-us', '/animalsandmore'])('at %s no link is current', async (path) => {
  renderAt(path, PublicLayout);
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  expect(nav.querySelector('[aria-current]')).toBeNull();
});

test('the footer has social networks, links, the year and the credit', async () => {
  renderAt('/', PublicLayout);
  const footer = within(await screen.findByRole('contentinfo'));
  const social = within(footer.getByRole('navigation', { name: 'Social networks' })).getAllByRole('link');
  expect(social.map((link) => link.getAttribute('href'))).toEqual(
    defaultSettings().social.map(({ url }) => url),
  );
  expect(social).toHaveLength(3);
  const site = within(footer.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
  expect(site.map((link) => link.textContent)).toEqual([
    ...labels,
    'Live Tracking',
    'Community',
    'Sightings and life list',
    'Contact Us',
  ]);
  expect(footer.getByText(`© ${new Date().getFullYear()} Aranya`)).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Credits and licences' })).toHaveAttribute('href', '/credits');
  expect(footer.getByRole('link', { name: 'For developers' })).toHaveAttribute('href', '/api/docs');
});

test('the footer has the line and the links of a club instead of those of the installation', async () => {
  const social = [{ name: 'films.example', url: 'https://films.example/club' }];
  withSettings({ site: { ...siteTexts, footer: 'Founded in 1974.', social } });
  renderAt('/', PublicLayout);
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('Founded in 1974.')).toBeInTheDocument();
  const links = within(footer.getByRole('navigation', { name: 'Social networks' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://films.example/club']);
});

test('a bar leads phones on, and leaves maps and games their room', async () => {
  const { unmount } = renderAt('/animal/1', PublicLayout);
  const bar = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
  expect(bar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Species', '/animals'],
    ['Parks', '/parks&sancturies'],
    ['Games', '/games'],
    ['Tracking', '/live-tracking'],
    ['Community', '/community'],
  ]);
  expect(bar.getByRole('link', { name: 'Species' })).toHaveAttribute('aria-current', 'true');
  unmount();
  renderAt('/live-tracking', PublicLayout);
  await screen.findByRole('banner');
  expect(screen.queryByRole('navigation', { name: 'Shortcuts' })).not.toBeInTheDocument();
});
