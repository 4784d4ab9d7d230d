import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state';

test('is an alert with a way to try again', async () => {
  const retry = jest.fn();
  render(<ErrorState text="The feed did not answer." onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('That did not workThe feed did not answer.Try again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('while it tries again the button waits', async () => {
  const retry = jest.fn();
  render(<ErrorState onRetry={retry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).not.toHaveBeenCalled();
});

test('offers no button without something to do', () => {
  render(<ErrorState title="No such page" headingLevel={1} action={<a href="/">Home</a>} picture={null} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
});
