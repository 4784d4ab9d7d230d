import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterPills } from './filter-pills';

const options = [
  { value: 'all', label: 'All' },
  { value: 'park', label: 'National Park' },
] as const;

function Filters() {
  const [value, setValue] = useState<'all' | 'park'>('all');
  return <FilterPills label="Kind of place" options={options} value={value} onValueChange={setValue} />;
}

test('one of them is pressed at a time', async () => {
  render(<Filters />);
  expect(screen.getByRole('group', { name: 'Kind of place' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'National Park', pressed: false }));
  expect(screen.getByRole('button', { name: 'National Park', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All', pressed: false })).toBeVisible();
});

test('its label can be shown', () => {
  render(<FilterPills label="Kind" labelShown options={options} value="all" onValueChange={jest.fn()} />);
  expect(screen.getByRole('group', { name: 'Kind' })).toContainElement(screen.getByText('Kind'));
});

test('works by keyboard', async () => {
  render(<Filters />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { name: 'National Park', pressed: true })).toHaveFocus();
});

test('with a name it submits the form around it', async () => {
  const submit = jest.fn();
  render(
    <form action={(data) => submit(data.get('category'))}>
      <FilterPills
        label="Kind"
        name="category"
        options={options}
        value="all"
        onValueChange={() => undefined}
      />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'National Park' }));
  expect(submit.mock.calls).toEqual([['park']]);
});
