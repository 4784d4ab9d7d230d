import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
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

test('the focus outlives a heading that stood there only while the page was loading', async () => {
  let load: () => void = () => undefined;
  function Late() {
    const [loaded, setLoaded] = useState(false);
    useEffect(() => {
      load = () => setLoaded(true);
    }, []);
    return loaded ? (
      <article>
        <h1>Late</h1>
        <button type="button">Something</button>
      </article>
    ) : (
      <h1>Loading</h1>
    );
  }
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: () => <Link to="/late">Go</Link> },
        { path: '/late', Component: Late },
      ],
    },
  ]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole('link', { name: 'Go' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus());
  act(() => load());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus());
  // Who goes his own way is left alone.
  await userEvent.click(screen.getByRole('button'));
  act(() => screen.getByRole('button').blur());
  screen.getByRole('article').append('more');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.body).toHaveFocus();
});

test('a heading that comes later gets the focus then, unless the visitor has gone on', async () => {
  const Late = ({ name }: { name: string }) => {
    const [there, setThere] = useState(false);
    return (
      <>
        {there && <h1>{name}</h1>}
        <button onClick={() => setThere(true)}>Come</button>
      </>
    );
  };
  const screens = ['second', 'third'].map((name) => ({
    path: `/${name}`,
    Component: () => <Late name={name} />,
  }));
  const Start = () => (
    <>
      <h1>First</h1>
      <Link to="/second">Second</Link>
      <Link to="/third">Third</Link>
    </>
  );
  const Stub = createRoutesStub([
    { Component: Frame, children: [{ path: '/', Component: Start }, ...screens] },
  ]);
  const go = async (name: string) => {
    const view = render(<Stub />);
    await userEvent.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    return view;
  };
  const { unmount } = await go('Second');
  // Not by a press: that would take the focus.
  act(() =>
    screen.getByRole('button', { name: 'Come' }).dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'second' })).toHaveFocus());
  unmount();
  await go('Third');
  await userEvent.click(screen.getByRole('button', { name: 'Come' }));
  expect(await screen.findByRole('heading', { name: 'third' })).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Come' })).toHaveFocus();
});
