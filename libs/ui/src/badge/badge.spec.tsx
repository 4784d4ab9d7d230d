import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

test('shows a word', () => {
  render(<Badge>Pending</Badge>);
  expect(screen.getByText('Pending')).toBeVisible();
});

test('a number can be said in full', () => {
  render(
    <button>
      Messages <Badge label="1 unread message">1</Badge>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Messages 1 unread message' })).toHaveTextContent(/1/);
});
