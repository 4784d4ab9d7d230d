import { screen, within } from '@testing-library/react';
import { defaultSettings } from '../../lib/settings';
import { renderAt } from '../../testing/render-at';
import AboutPage, { meta } from './about-page';

beforeEach(() => renderAt('/about-us', AboutPage));

test('shows mission, vision and strategy, and the four core values in order', async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'ABOUT US' })).toBeVisible();
  const cards = screen.getByRole('region', { name: 'Mission, vision and strategy' });
  expect(
    within(cards)
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Our mission', 'Our vision', 'Our strategy']);
  const values = screen.getByRole('region', { name: 'Our core values' });
  expect(
    within(values)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Integrity', 'Sustainability', 'Collaboration', 'Transparency']);
});

test('links to the contact page and the three networks of the settings', () => {
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  const social = screen.getByRole('navigation', { name: 'Aranya on social networks' });
  expect(
    within(social)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(defaultSettings().social.map(({ url }) => url));
});

test('says who runs it, by the address of the settings', () => {
  const { email } = defaultSettings().contact;
  expect(screen.getByText(/^Whoever keeps this site reads/)).toBeVisible();
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('credits the drawings and the five typefaces with their licences', () => {
  const credits = screen.getByRole('region', { name: 'Credits' });
  expect(within(credits).getAllByText('SIL Open Font License 1.1')).toHaveLength(5);
  for (const name of [/Young Serif/, /Figtree/, /Newsreader/, /Eczar/, /Mukta/]) {
    expect(within(credits).getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    );
  }
  expect(within(credits).getByText('Aranya contributors')).toBeVisible();
});

test('has a title of its own', () => {
  expect(meta()).toContainEqual({ title: 'About us · Aranya' });
});
