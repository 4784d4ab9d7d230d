import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Menu } from './menu';

beforeAll(() => {
  // The popover measures its trigger; jsdom measures nothing.
  globalThis.ResizeObserver ??= jest.fn(() => ({
    observe: jest.fn(),
    unobserve: jest.fn(),
    disconnect: jest.fn(),
  }));
});

const setup = () => {
  const report = jest.fn();
  const remove = jest.fn();
  render(
    <Menu
      label="More about this post"
      items={[
        { id: 'report', label: 'Report', onSelect: report },
        { id: 'hide', label: 'Hide', onSelect: jest.fn(), disabled: true },
        { id: 'delete', label: 'Delete post', onSelect: remove, danger: true },
      ]}
    />,
  );
  return { report, remove, button: screen.getByRole('button', { name: 'More about this post' }) };
};

test('opens by keyboard, moves by arrows past what is disabled, chooses by Enter', async () => {
  const { remove, button } = setup();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeVisible();
  expect(screen.getByRole('menu', { name: 'More about this post' })).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Delete post' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('Escape closes it, choosing nothing, and gives the focus back', async () => {
  const { report, remove, button } = setup();
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  expect(report).not.toHaveBeenCalled();
  expect(remove).not.toHaveBeenCalled();
});

test('the arrow down opens it too', async () => {
  setup();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus());
});

test('the button that opened it closes it', async () => {
  const { report, button } = setup();
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeVisible();
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(report).not.toHaveBeenCalled();
});

test('lies in the main landmark of its button', async () => {
  render(
    <main>
      <Menu label="More" items={[{ id: 'hide', label: 'Hide', onSelect: jest.fn() }]} />
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('main')).toContainElement(await screen.findByRole('menu'));
});

test('chooses by click', async () => {
  const { report, button } = setup();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }));
  expect(report).toHaveBeenCalledTimes(1);
});

function WithQuestion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu label="More" items={[{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete?"
        description="It goes."
        confirmLabel="Yes"
        onConfirm={jest.fn()}
      />
    </>
  );
}

test('a question that an item opens gives the focus back to the button', async () => {
  render(<WithQuestion />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});
