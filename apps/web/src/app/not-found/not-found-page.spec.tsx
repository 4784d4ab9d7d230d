import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import NotFoundPage, { meta } from './not-found-page';

test('links to other pages and is not indexed', async () => {
  renderAt('/nowhere', NotFoundPage);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The tracks end here');
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  const ways = within(screen.getByRole('navigation', { name: 'Other ways' })).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/animals',
    '/parks&sancturies',
    '/games',
    '/community',
  ]);
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
