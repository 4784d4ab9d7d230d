import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UpdateBar from './update-bar';

test('says that there is something new, takes no focus, and leaves the choice', async () => {
  const onReload = jest.fn();
  const onDismiss = jest.fn();
  render(<UpdateBar onReload={onReload} onDismiss={onDismiss} />);
  expect(screen.getByRole('complementary', { name: 'New version' })).toHaveTextContent(
    'A new version is ready',
  );
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  expect(onReload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  // The second click finds the button waiting.
  expect(onReload).toHaveBeenCalledTimes(1);
});
