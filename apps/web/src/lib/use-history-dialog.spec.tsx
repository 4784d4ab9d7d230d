import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useHistoryDialog } from './use-history-dialog';

function Pictures({ id }: { id: string }) {
  const { view, show, close } = useHistoryDialog(id);
  return (
    <section aria-label={id}>
      <button onClick={() => show(0)}>Open</button>
      <button onClick={() => show((view ?? 0) + 1)}>Next</button>
      <button onClick={close}>Close</button>
      <output>{view === null ? 'closed' : `view ${view}`}</output>
    </section>
  );
}

function start(state: unknown = null) {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Before</p> },
      { path: '/posts', element: <Pictures id="pictures" /> },
    ],
    { initialEntries: ['/before', { pathname: '/posts', state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('Back closes it and stays on the page, Forward opens it again', async () => {
  const router = start();
  await press('Open');
  await press('Next');
  await shows('view 1');
  await act(() => router.navigate(-1));
  await shows('closed');
  await act(() => router.navigate(1));
  await shows('view 1');
});

test('closing leaves no entry, even twice at once', async () => {
  const router = start({ from: 'elsewhere' });
  await press('Open');
  await press('Next');
  await press('Next');
  await shows('view 2');
  expect(router.state.location.state).toMatchObject({ from: 'elsewhere' });
  act(() => {
    screen.getByRole('button', { name: 'Close' }).click();
    screen.getByRole('button', { name: 'Close' }).click();
  });
  await shows('closed');
  await press('Open');
  await shows('view 0');
  await press('Close');
  await shows('closed');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Before')).toBeVisible();
});

test('a reload opens what was open', async () => {
  start({ dialog: { id: 'pictures', view: 3 } });
  await shows('view 3');
});

test.each([
  'text',
  7,
  { dialog: null },
  { dialog: { id: 'others', view: 1 } },
  { dialog: { id: 'pictures', view: '1' } },
  { dialog: { id: 'pictures', view: 0.5 } },
])('the state %j opens nothing', async (state) => {
  start(state);
  await shows('closed');
});
