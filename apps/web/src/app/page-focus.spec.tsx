import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { PageFocus } from './page-focus';

function Frame() {
  return (
    <>
      <PageFocus />
      <main>
        <Outlet />
      </main>
    </>
  );
}

test('navigation moves the focus to the new heading and reads its title', async () => {
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        {
          path: '/',
          Component: () => (
            <>
              <h1>First</h1>
              <Link to="/second">Go</Link>
            </>
          ),
        },
        {
          path: '/second',
          Component: () => (
            <>
              <title>Second page</title>
              <h1>Second</h1>
            </>
          ),
        },
      ],
    },
  ]);
  render(<Stub />);
  expect(await screen.findByRole('heading', { name: 'First' })).not.toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Second page');
});
