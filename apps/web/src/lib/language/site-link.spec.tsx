import { screen } from '@testing-library/react';
import { inLanguage } from '../../testing/in-language';
import { renderAt } from '../../testing/render-at';
import { SiteLink } from './site-link';

test('a page that is only English is marked', () => {
  inLanguage('hi');
  renderAt('/hi/animals', () => <SiteLink to="/nowhere">कहीं नहीं</SiteLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/nowhere');
  expect(link).toHaveAttribute('hreflang', 'en');
});

test('a link that only changes the query stays in its page', () => {
  inLanguage('hi');
  renderAt('/hi/animals', () => <SiteLink to="?correct=yes">सुधार सुझाएँ</SiteLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/hi/animals?correct=yes');
  expect(link).not.toHaveAttribute('hreflang');
});
