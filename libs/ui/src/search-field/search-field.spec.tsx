import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SearchField } from './search-field';

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <SearchField label="Search parks" placeholder="Search by name" value={value} onValueChange={setValue} />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search parks' });
const clearButton = () => screen.getByRole('button', { name: 'Clear search' });

test('is found by its hidden label and by its placeholder', async () => {
  render(<Controlled />);
  await userEvent.type(screen.getByPlaceholderText('Search by name'), 'kan');
  expect(box()).toHaveValue('kan');
});

test('Enter submits the form around it', async () => {
  const submit = jest.fn();
  render(
    <form role="search" action={(data) => submit(data.get('q'))}>
      <SearchField label="Search parks" name="q" defaultValue="gir" />
    </form>,
  );
  await userEvent.type(box(), ' east{Enter}');
  expect(submit.mock.calls).toEqual([['gir east']]);
});

test.each([
  ['controlled', <Controlled key="c" />],
  ['uncontrolled', <SearchField key="u" label="Search parks" />],
])('%s: the button clears and gives the focus back', async (_, field) => {
  render(field);
  await userEvent.type(box(), 'gir');
  expect(box()).toHaveValue('gir');
  await userEvent.click(clearButton());
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('the clear button stands right after the field, where CSS hides it while the placeholder shows', () => {
  render(<SearchField label="Search parks" />);
  expect(box().matches(':placeholder-shown')).toBe(true);
  expect(box().nextElementSibling).toContainElement(clearButton());
});

test('Escape clears first, and only then reaches what is around it', async () => {
  const outside = jest.fn();
  render(
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what bubbles up
    <div onKeyDown={outside}>
      <Controlled />
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

test('text typed before hydration stays and is reported', async () => {
  const change = jest.fn();
  const field = <SearchField label="Search parks" defaultValue="" onValueChange={change} />;
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(field);
  expect(clearButton()).toBeDisabled();
  box().value = 'tiger';
  const root = await act(async () => hydrateRoot(host, field));
  expect(box()).toHaveValue('tiger');
  expect(change.mock.calls).toEqual([['tiger']]);
  expect(clearButton()).toBeEnabled();
  await userEvent.type(box(), 's');
  expect(change).toHaveBeenLastCalledWith('tigers');
  act(() => root.unmount());
  host.remove();
});
