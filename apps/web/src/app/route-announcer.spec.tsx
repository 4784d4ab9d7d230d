import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { RouteAnnouncer } from './route-announcer';

let showLater: () => void = () => undefined;

function Late() {
  const [heading, setHeading] = useState(false);
  showLater = () => act(() => setHeading(true));
  return heading ? <h1>Late</h1> : <p>Loading</p>;
}

const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <RouteAnnouncer />
        <main>
          <Outlet />
          <Link to="/wall">Wall</Link>
          <Link to="/wall/park">Park</Link>
          <Link to="/late">Late page</Link>
        </main>
      </>
    ),
    children: [
      { index: true, Component: () => <h1>Home</h1> },
      {
        path: 'wall',
        Component: () => (
          <>
            <h1>Wall</h1>
            <Outlet />
          </>
        ),
        children: [{ path: 'park', Component: () => <p>A park</p> }],
      },
      { path: 'late', Component: Late },
    ],
  },
]);

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(async () => {
  document.title = 'A title';
  render(<Stub />);
  await screen.findByText('Home');
});

test('does nothing when a page loads', () => {
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('focuses the heading of another page and announces its title', async () => {
  await follow('Wall');
  expect(heading()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('A title');
});

test('leaves the focus on a path that keeps the heading', async () => {
  await follow('Wall');
  await follow('Park');
  expect(screen.getByText('A park')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Park' })).toHaveFocus();
});

test('waits for a heading that comes late', async () => {
  await follow('Late page');
  expect(screen.getByRole('main')).toHaveFocus();
  showLater();
  await act(async () => undefined);
  expect(heading()).toHaveFocus();
});

test('a key ends the wait', async () => {
  await follow('Late page');
  await userEvent.tab();
  const focused = document.activeElement;
  showLater();
  await act(async () => undefined);
  expect(focused).toHaveFocus();
});
