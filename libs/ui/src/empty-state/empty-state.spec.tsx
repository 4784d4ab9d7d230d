import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

test('a heading, a sentence and an action', () => {
  render(
    <EmptyState
      title="No Favorites Yet"
      text="Open a species and keep it."
      action={<a href="/animals">Browse</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No Favorites Yet' })).toBeVisible();
  expect(screen.getByText('Open a species and keep it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse' })).toBeVisible();
});

test('has a picture of its own, takes another, or none', () => {
  const { container, rerender } = render(<EmptyState title="Nothing" headingLevel={3} />);
  expect(container.querySelector('.picture > svg')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  rerender(<EmptyState title="Nothing" picture={<img src="/empty.svg" alt="" />} />);
  expect(container.querySelector('.picture > img')).toBeInTheDocument();
  rerender(<EmptyState title="Nothing" picture={null} />);
  expect(container.querySelector('.picture')).toBeNull();
});
