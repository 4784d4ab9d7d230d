import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

const options = [
  { value: 'all', label: 'All Conservation Status' },
  { value: 'vu', label: 'Vulnerable' },
  { value: 'en', label: 'Endangered' },
] as const;

test('chooses one of its options', async () => {
  function Filter() {
    const [status, setStatus] = useState<'all' | 'vu' | 'en'>('all');
    return <Select label="Status" labelHidden options={options} value={status} onValueChange={setStatus} />;
  }
  render(<Filter />);
  const select = screen.getByRole('combobox', { name: 'Status' });
  expect(select).toHaveDisplayValue('All Conservation Status');
  await userEvent.selectOptions(select, 'Endangered');
  expect(select).toHaveDisplayValue('Endangered');
});

test('hint and error belong to it', () => {
  render(<Select label="Reason" options={options} hint="Only we see it" error="Choose one" />);
  const select = screen.getByRole('combobox', { name: 'Reason' });
  expect(select).toHaveAccessibleDescription('Choose one Only we see it');
  expect(select).toHaveAttribute('aria-invalid', 'true');
});
