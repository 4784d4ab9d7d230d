import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './combobox';
import { nextActive } from './next-active';

const herons = ['Grey heron', 'Purple heron', 'Pond heron'];
const birds = [...herons, 'Kingfisher'];
const scroll = jest.fn();

beforeAll(() => {
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = scroll;
});

function Search({ onSelect }: { onSelect?: (bird: string) => void }) {
  const [text, setText] = useState('');
  const found = text.trim()
    ? birds.filter((bird) => bird.toLowerCase().includes(text.trim().toLowerCase()))
    : [];
  return (
    <Combobox
      label="Search bird"
      placeholder="Search bird..."
      inputValue={text}
      onInputValueChange={setText}
      items={found}
      itemKey={(bird) => bird}
      itemLabel={(bird) => bird}
      onSelect={(bird) => {
        setText(bird);
        onSelect?.(bird);
      }}
      leftError="Choose a bird from the list."
      noMatchText={text.trim() ? 'No such bird found' : undefined}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'Search bird' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['PageDown', 0, 20, 5],
  ['PageDown', 18, 20, 19],
  ['PageUp', 3, 20, 0],
  ['ArrowDown', -1, 0, null],
  ['a', 0, 3, null],
])('%s from %i of %i leads to %j', (key, from, count, to) => {
  expect(nextActive(key, from, count)).toBe(to);
});

test('is closed until something is typed, and closed by a blank', async () => {
  render(<Search />);
  await userEvent.click(input());
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(input(), 'heron');
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(herons);
  await userEvent.clear(input());
  await userEvent.type(input(), '  ');
  expect(options()).toEqual([]);
  expect(screen.queryByText('No such bird found')).not.toBeInTheDocument();
});

test('arrows move and go round, Enter chooses', async () => {
  const select = jest.fn();
  render(<Search onSelect={select} />);
  await userEvent.type(input(), 'heron');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Purple heron');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Purple heron');
  expect(scroll).toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Grey heron');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(select.mock.calls).toEqual([['Pond heron']]);
  expect(input()).toHaveValue('Pond heron');
  expect(options()).toEqual([]);
  expect(input()).toHaveFocus();
});

test('Enter alone chooses the first', async () => {
  const select = jest.fn();
  render(<Search onSelect={select} />);
  await userEvent.type(input(), 'king{Enter}');
  expect(select.mock.calls).toEqual([['Kingfisher']]);
  await userEvent.clear(input());
  await userEvent.type(input(), 'no bird{Enter}');
  expect(select).toHaveBeenCalledTimes(1);
});

test('a click chooses and leaves the focus in the box', async () => {
  render(<Search />);
  await userEvent.type(input(), 'king');
  await userEvent.click(screen.getByRole('option', { name: 'Kingfisher' }));
  expect(input()).toHaveValue('Kingfisher');
  expect(input()).toHaveFocus();
  expect(options()).toEqual([]);
});

test('Escape closes first and clears then; an arrow opens again', async () => {
  render(<Search />);
  await userEvent.type(input(), 'heron');
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(input()).toHaveValue('heron');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Grey heron');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(input()).toHaveValue('');
});

test('says when nothing matches, and how many do', async () => {
  render(<Search />);
  const spoken = () => within(document.querySelector('[data-announcer]') as HTMLElement);
  await userEvent.type(input(), 'owl');
  const shown = screen.getByText('No such bird found');
  expect(shown).toBeVisible();
  expect(input()).toHaveAttribute('aria-expanded', 'false');
  await screen.findAllByText('No such bird found');
  await userEvent.clear(input());
  await userEvent.type(input(), 'heron');
  await screen.findByText('3 suggestions', {}, { timeout: 2000 });
  expect(spoken().getByText('3 suggestions')).toBeInTheDocument();
});

test('leaving the box closes the list and shows its error, until somebody types again', async () => {
  render(<Search />);
  const error = () => screen.queryByText('Choose a bird from the list.');
  await userEvent.type(input(), 'heron');
  expect(error()).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(error()).toBeVisible();
  expect(options()).toEqual([]);
  expect(input()).toHaveValue('heron');
  await userEvent.type(input(), 's');
  expect(error()).not.toBeInTheDocument();
});

test('above an on-screen keyboard the list takes the room that is left, and the field goes up for it', async () => {
  const viewport = (height: number) =>
    Object.assign(window, {
      visualViewport: Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height }),
    });
  const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  boxes.mockImplementation(() => ({ bottom: scroll.mock.calls.length > 0 ? 56 : 400 }) as DOMRect);
  scroll.mockClear();
  const height = async () => {
    await userEvent.clear(input());
    await userEvent.type(input(), 'heron');
    return screen.getByRole('listbox').style.maxHeight;
  };
  try {
    render(<Search />);
    viewport(window.innerHeight);
    expect(await height()).toBe('');
    viewport(330);
    expect(await height()).toBe('260px');
    expect(scroll).toHaveBeenCalledWith({ block: 'start' });
    viewport(600);
    expect(await height()).toBe('276px');
  } finally {
    Reflect.deleteProperty(window, 'visualViewport');
    boxes.mockRestore();
  }
});

test('a button clears the text and leaves the focus in the box', async () => {
  render(<Search />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.type(input(), 'heron');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input()).toHaveValue('');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
