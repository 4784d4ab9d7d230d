import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UpdateBar from './update-bar';

test('announces the new version, takes no focus, and can be dismissed', async () => {
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
  expect(onReload).toHaveBeenCalledTimes(1);
});
