import { screen } from '@testing-library/react';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import { SiteLink } from './site-link';

test('a page that is only English is marked', () => {
  inLanguage('hi');
  renderAt('/hi/animals', () => <SiteLink to="/offline">बिना नेटवर्क के</SiteLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/offline');
  expect(link).toHaveAttribute('hreflang', 'en');
});
