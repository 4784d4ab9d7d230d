import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

test('is named by its label', async () => {
  const click = jest.fn();
  render(<IconButton label="Sign out" icon={<svg />} onClick={click} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(click).toHaveBeenCalledTimes(1);
});

test('ignores clicks while pending', async () => {
  const click = jest.fn();
  render(<IconButton label="Send" icon={<svg />} onClick={click} pending />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(click).not.toHaveBeenCalled();
});
