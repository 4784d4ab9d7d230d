import { screen } from '@testing-library/react';
import { fakeSettings } from '../../testing/fake-settings';
import { renderAt } from '../../testing/render-at';
import ContactPage from './contact-page';

const withSettings = fakeSettings();

test('shows how to reach us, as the settings say', async () => {
  withSettings({
    contact: { email: 'wild@example.org', phone: '+91 (20) 1234 5678', address: 'Pune, Maharashtra' },
  });
  renderAt('/contact-us', ContactPage);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'wild@example.org' })).toHaveAttribute(
    'href',
    'mailto:wild@example.org',
  );
  expect(screen.getByRole('link', { name: '+91 (20) 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+912012345678',
  );
  expect(screen.getByText('Pune, Maharashtra')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Write to us' })).toBeVisible();
});
