import { featureCards, featuredAnimals, funFacts, siteTexts, testimonials } from '@aranya/wildlife-data';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteSignedOut } from '../../lib/session/signed-out-note';
import { fakeSettings } from '../../testing/fake-settings';
import { renderAt } from '../../testing/render-at';
import LandingPage from './landing-page';

const withSettings = fakeSettings();

test('says once that somebody signed out', async () => {
  noteSignedOut();
  const { unmount } = renderAt('/', LandingPage);
  expect(await screen.findByText('You are signed out.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
  unmount();
  renderAt('/', LandingPage);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('You are signed out.')).not.toBeInTheDocument();
});

test('has every block of the specification', async () => {
  renderAt('/', LandingPage);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'DISCOVER THE WILD LIKE NEVER BEFORE!',
  );
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/animals');
  expect(screen.getByRole('link', { name: 'Live Tracking' })).toHaveAttribute('href', '/live-tracking');
  const features = screen.getByRole('region', { name: 'Key Features' });
  expect(
    within(features)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual([
    'Live Animal Tracking',
    'Wildlife News & Updates',
    'Wildlife Knowledge Hub',
    'Fun Facts & Interactive Content',
  ]);
  const featured = screen.getByRole('region', { name: 'Featured Animals' });
  expect(
    within(featured)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Bengal Tiger', 'Giant Panda', 'Indian Peacock', 'Sea Turtle']);
  expect(within(featured).getByRole('link', { name: 'Explore More Animals' })).toHaveAttribute(
    'href',
    '/animals',
  );
  expect(screen.getByRole('region', { name: 'Fun Wildlife Facts' })).toBeInTheDocument();
  expect(
    screen.getByRole('region', { name: 'What our explorers say' }).querySelectorAll('figure'),
  ).toHaveLength(4);
  const about = screen.getByRole('region', { name: 'About Aranya' });
  expect(within(about).getByRole('link', { name: 'Learn More about Aranya' })).toHaveAttribute(
    'href',
    '/about-us',
  );
  expect(within(about).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  expect(within(about).getByRole('form', { name: 'Get in Touch' })).toBeInTheDocument();
});

test('four feature cards, four animals and four testimonials, each with all its fields', async () => {
  renderAt('/', LandingPage);
  const blocks = [
    ['Key Features', featureCards.map(({ name, desc, img }) => [name, desc, img])],
    ['Featured Animals', featuredAnimals.map(({ name, desc, img }) => [name, desc, img])],
    ['What our explorers say', testimonials.map(({ name, role, desc, img }) => [name, role, desc, img])],
  ] as const;
  for (const [title, records] of blocks) {
    const block = await screen.findByRole('region', { name: title });
    const cards = within(block).getAllByRole('listitem');
    expect(cards).toHaveLength(4);
    cards.forEach((card, index) => {
      const fields = [...(records[index] ?? [])];
      expect(card.querySelector('img')).toHaveAttribute('src', fields.pop());
      expect(fields.length).toBeGreaterThan(1);
      for (const field of fields) expect(within(card).getByText(field)).toBeInTheDocument();
    });
  }
});

test('each featured animal links to its record', async () => {
  renderAt('/', LandingPage);
  const block = within(await screen.findByRole('region', { name: 'Featured Animals' }));
  for (const { id, name } of featuredAnimals) {
    expect(block.getByRole('heading', { name }).closest('a')).toHaveAttribute('href', `/animal/${id}`);
  }
});

test('the tagline follows the headline, and ten of twenty facts are shown', async () => {
  renderAt('/', LandingPage);
  const headline = await screen.findByRole('heading', { level: 1 });
  expect(headline.nextElementSibling).toHaveTextContent(/^Search species.*stories.*track their movements/);
  expect(new Set(funFacts).size).toBe(20);
  const carousel = within(screen.getByRole('region', { name: 'Fun Wildlife Facts' }));
  expect(carousel.getByText('1 / 10')).toBeInTheDocument();
  expect(funFacts.some((fact) => carousel.queryByText(fact))).toBe(true);
});

test('leaves out the sections that the operator hides, never the hero', async () => {
  const all = ['today', 'features', 'animals', 'facts', 'voices', 'about'];
  withSettings({ site: { ...siteTexts, hidden_sections: all } });
  renderAt('/', LandingPage);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});
