import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ModalPanel } from './modal-panel';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open menu</button>
      <ModalPanel id="menu" label="Menu" side="right" open={open} onClose={() => setOpen(false)}>
        <a href="#parks">Parks</a>
      </ModalPanel>
    </>
  );
}

const open = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
};

test('holds nothing while closed, and shows its content as a modal dialog', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Parks')).not.toBeInTheDocument();
  expect(open()).toContainElement(screen.getByRole('link', { name: 'Parks' }));
  expect(showModal).toHaveBeenCalledTimes(1);
});

test('a click on the backdrop closes it, a click inside does not', () => {
  render(<Page />);
  const panel = open();
  fireEvent.click(screen.getByText('Parks'));
  expect(panel).toHaveAttribute('open');
  fireEvent.click(panel);
  expect(panel).not.toHaveAttribute('open');
  expect(screen.queryByText('Parks')).not.toBeInTheDocument();
});

test('Escape, which the browser answers with a close, tells its owner', () => {
  render(<Page />);
  const panel = open() as HTMLDialogElement;
  act(() => panel.close());
  expect(screen.queryByText('Parks')).not.toBeInTheDocument();
  expect(open()).toHaveAttribute('open');
});
