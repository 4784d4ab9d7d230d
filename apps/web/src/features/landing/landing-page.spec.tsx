import { screen, within } from '@testing-library/react';
import { renderAt } from '../../testing/render-at';
import LandingPage from './landing-page';

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
  expect(within(about).getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about-us');
  expect(within(about).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
  expect(within(about).getByRole('form', { name: 'Get in Touch' })).toBeInTheDocument();
});
