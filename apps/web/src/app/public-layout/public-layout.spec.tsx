import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { setSessionHint } from '../../lib/session/session-hint';
import { renderAt } from '../../testing/render-at';
import PublicLayout from './public-layout';
import { SiteFooter } from './site-footer';

const labels = ['Species', 'News', 'Parks', 'Favorites', 'Games', 'About'];
const addresses = ['/animals', '/news', '/parks&sancturies', '/favorites', '/games', '/about-us'];

test('six links in order, and the pill by who is signed in', async () => {
  renderAt('/', PublicLayout);
  const header = within(await screen.findByRole('banner'));
  const links = within(header.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(header.getByRole('link', { name: 'Join Community' })).toHaveAttribute('href', '/community');
  act(() => setSessionHint(true));
  expect(header.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/community');
  expect(header.queryByRole('link', { name: 'Join Community' })).not.toBeInTheDocument();
});

test('the menu opens with the same links and closes on the way to one', async () => {
  renderAt('/', PublicLayout);
  const burger = await screen.findByRole('button', { name: 'Open menu' });
  expect(burger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(burger);
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  const links = within(within(menu).getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
  await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(burger).toHaveAttribute('aria-expanded', 'false');
});

test('the footer names the social networks, the year and whose figures they are', async () => {
  renderAt('/', PublicLayout);
  const footer = within(await screen.findByRole('contentinfo'));
  expect(
    within(footer.getByRole('navigation', { name: 'Social networks' })).getAllByRole('link'),
  ).toHaveLength(3);
  expect(footer.getByText(`© ${new Date().getFullYear()} Aranya`)).toBeInTheDocument();
  expect(footer.getByText('Animal figures: Noto Emoji, Apache-2.0')).toBeInTheDocument();
});

test('a prerendered footer has no year, which might have passed', () => {
  const Stub = createRoutesStub([{ path: '/', Component: SiteFooter }]);
  expect(renderToString(<Stub />)).not.toContain(String(new Date().getFullYear()));
});
