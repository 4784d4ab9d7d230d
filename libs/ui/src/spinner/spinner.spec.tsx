import { render, screen } from '@testing-library/react';
import { FullPageSpinner, Spinner } from './spinner';

test('says what is waited for', () => {
  render(<Spinner label="Loading News..." showLabel />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading News...');
});

test('a trail of four prints that screen readers skip', () => {
  const { container } = render(<FullPageSpinner />);
  expect(container.querySelectorAll('[aria-hidden="true"] > svg')).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
});
