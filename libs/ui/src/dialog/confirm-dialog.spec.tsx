import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

function Page(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <ConfirmDialog
        title="Delete this post?"
        description="It cannot be brought back."
        confirmLabel="Delete post"
        danger
        onConfirm={() => undefined}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.findByRole('alertdialog', { name: 'Delete this post?' });
};

test('asks, beginning at Cancel', async () => {
  render(<Page />);
  expect(await open()).toHaveAccessibleDescription('It cannot be brought back.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Cancel and Escape confirm nothing and give the focus back', async () => {
  const confirm = jest.fn();
  render(<Page onConfirm={confirm} />);
  for (const leave of ['{Enter}', '{Escape}']) {
    await open();
    await userEvent.keyboard(leave);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  }
  expect(confirm).not.toHaveBeenCalled();
});

test('confirming calls back and stays open for its owner to close', async () => {
  const confirm = jest.fn();
  render(<Page onConfirm={confirm} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete post' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

test('while pending nothing closes or confirms it, and an error is an alert', async () => {
  const confirm = jest.fn();
  render(<Page onConfirm={confirm} pending error="The server did not answer." />);
  await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Delete post' }));
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
});

test('the page behind does not scroll, and no style element is added', async () => {
  const count = document.querySelectorAll('style').length;
  render(<Page />);
  await open();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  expect(document.querySelectorAll('style')).toHaveLength(count);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.body).not.toHaveStyle({ overflow: 'hidden' }));
});
