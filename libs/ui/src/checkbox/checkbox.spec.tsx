import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('toggles by its label and by Space', async () => {
  render(<Checkbox label="Stay signed in" />);
  const box = screen.getByRole('checkbox', { name: 'Stay signed in' });
  await userEvent.click(screen.getByText('Stay signed in'));
  expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('hint and error belong to it', () => {
  render(<Checkbox label="I agree" hint="To the rules" error="Needed to go on" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toHaveAccessibleDescription('Needed to go on To the rules');
  expect(box).toHaveAttribute('aria-invalid', 'true');
});
