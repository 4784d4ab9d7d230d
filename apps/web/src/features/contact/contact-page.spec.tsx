import { screen } from '@testing-library/react';
import { resetSettings, SETTINGS_ID } from '../../lib/settings';
import { renderAt } from '../../testing/render-at';
import ContactPage from './contact-page';

afterEach(() => {
  document.getElementById(SETTINGS_ID)?.remove();
  resetSettings();
});

test('shows how to reach us, as the settings say', async () => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = SETTINGS_ID;
  block.textContent = JSON.stringify({
    contact: { email: 'wild@example.org', phone: '+91 (20) 1234 5678', address: 'Pune, Maharashtra' },
  });
  document.body.append(block);
  resetSettings();
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
