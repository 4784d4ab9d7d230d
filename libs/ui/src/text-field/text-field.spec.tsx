import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

test('ties label and hint to the input', async () => {
  render(<TextField label="Username" hint="Small letters, digits and _" name="username" />);
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toHaveAccessibleDescription('Small letters, digits and _');
  expect(input).not.toHaveAttribute('aria-invalid');
  await userEvent.type(input, 'meera');
  expect(input).toHaveValue('meera');
  expect(input).toHaveAttribute('name', 'username');
});

test('an error is read with the field, before the hint', () => {
  render(
    <TextField label="Email" hint="We only answer" error="This address has no @" aria-describedby="more" />,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('This address has no @ We only answer');
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain('more');
});

test('a hidden label still names the input', () => {
  render(<TextField label="Your guess" labelHidden placeholder="Type a word" />);
  expect(screen.getByRole('textbox', { name: 'Your guess' })).toHaveAttribute('placeholder', 'Type a word');
});

test('passes the ref and native props to the input', () => {
  let element: HTMLInputElement | null = null;
  render(
    <TextField
      label="Email"
      type="email"
      required
      ref={(node) => {
        element = node;
      }}
    />,
  );
  expect(element).toBe(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Email')).toBeRequired();
});
