import { screen } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import NotFoundPage, { meta } from './not-found-page';

test('says so, leads on, and stays out of search results', async () => {
  renderAt('/nowhere', NotFoundPage);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The tracks end here');
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  expect(meta()).toContainEqual({ name: 'robots', content: 'noindex' });
});
