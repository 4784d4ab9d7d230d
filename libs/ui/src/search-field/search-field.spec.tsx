import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

function Search({ onSearch }: { onSearch?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search parks"
      placeholder="Search by name or location..."
      value={value}
      onValueChange={setValue}
      onSearch={onSearch}
    />
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search parks' });

test('is found by its hidden label and by its placeholder', async () => {
  render(<Search />);
  await userEvent.type(screen.getByPlaceholderText('Search by name or location...'), 'kan');
  expect(box()).toHaveValue('kan');
});

test('Enter runs the search', async () => {
  const search = jest.fn();
  render(<Search onSearch={search} />);
  await userEvent.type(box(), 'kanha{Enter}');
  expect(search.mock.calls).toEqual([['kanha']]);
});

test('the button clears and gives the focus back', async () => {
  render(<Search />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(box(), 'gir');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('Escape clears first, and only then reaches what is around it', async () => {
  const outside = jest.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what bubbles up
    <div onKeyDown={outside}>
      <Search />
    </div>,
  );
  await userEvent.type(box(), 'gir');
  outside.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('');
  expect(outside).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outside).toHaveBeenCalledTimes(1);
});
