import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, createRoutesStub, RouterProvider } from 'react-router';
import type { WorldMapProps } from './map/world-map';
import { routeBySlug } from './route';
import TrackerPage from './tracker-page';

const mockMap = jest.fn<null, [WorldMapProps]>(() => null);
jest.mock('./map/world-map', () => ({ WorldMap: (props: WorldMapProps) => mockMap(props) }));

const falcon = routeBySlug('amur-falcon');
const places = falcon?.stops.map(({ place }) => place) ?? [];

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.useFakeTimers();
  mockMap.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass in small portions, so that React draws in between as it does in a browser. */
async function later(ms: number) {
  for (let rest = ms; rest > 100; rest -= 100) await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(ms === 0 ? 0 : ((ms - 1) % 100) + 1));
}

async function open(search = '') {
  const router = createMemoryRouter([{ path: '/live-tracking', Component: TrackerPage }], {
    initialEntries: [`/live-tracking${search}`],
  });
  render(<RouterProvider router={router} />);
  await later(0);
  return router;
}

const box = () => screen.getByRole('combobox', { name: 'Search animal' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const suggestions = () => screen.queryAllByRole('option').map((option) => option.textContent);
const log = () =>
  within(screen.getByRole('region', { name: 'Route log' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);
const caption = () => screen.getByRole('region', { name: 'Selected animal' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await later(0);
};
const drawn = () => mockMap.mock.lastCall?.[0];

async function choose(name: string) {
  type(name);
  fireEvent.click(screen.getByRole('option', { name }));
  await later(0);
}

test('begins with nothing selected, an invitation and the whole world', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live Tracking');
  expect(screen.getByText('Follow real-time animal migrations')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(box()).toHaveAttribute('placeholder', 'Search animal...');
  expect(caption()).toHaveTextContent('Choose an animal to follow');
  // The map comes in an idle moment, which jsdom tells by a timer.
  expect(drawn()).toBeUndefined();
  await later(300);
  expect(drawn()).toMatchObject({ route: undefined, shown: 0, all: false });
  const invitation = within(screen.getByRole('region', { name: 'Who shall we follow?' }));
  expect(invitation.getAllByRole('listitem')).toHaveLength(5);
});

test('suggests by any part of the name, nothing for a blank, and says when there is none', async () => {
  await open();
  type('R FAL');
  expect(suggestions()).toEqual([expect.stringContaining('Amur Falcon')]);
  type('   ');
  expect(suggestions()).toEqual([]);
  expect(screen.queryByText('No such animal found')).not.toBeInTheDocument();
  type('unicorn');
  expect(screen.getByText('No such animal found')).toBeVisible();
  await later(1000);
});

test('a chosen animal fills the box, clears the suggestions and runs from its first point', async () => {
  const router = await open();
  await choose('Amur Falcon');
  expect(box()).toHaveValue('Amur Falcon');
  expect(suggestions()).toEqual([]);
  fireEvent.click(box());
  expect(suggestions()).toEqual([]);
  expect(screen.queryByText('No such animal found')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?animal=amur-falcon');
  expect(caption()).toHaveTextContent('🦅Amur Falcon');
  expect(log()).toEqual(places.slice(0, 1));
  await later(799);
  expect(log()).toHaveLength(1);
  await later(1);
  expect(log()).toEqual(places.slice(0, 2));
  await later(800);
  expect(drawn()).toMatchObject({ route: falcon, shown: 3 });
  await later(5000);
  expect(log()).toEqual(places);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('another choice begins anew, also with another speed', async () => {
  await open('?animal=amur-falcon');
  await later(1600);
  expect(log()).toHaveLength(3);
  await press('2× speed');
  await choose('Bar-tailed Godwit');
  expect(log()).toHaveLength(1);
  await later(399);
  expect(log()).toHaveLength(1);
  await later(1);
  expect(log()).toHaveLength(2);
});

test('pause, step, play and replay', async () => {
  await open('?animal=amur-falcon');
  await later(500);
  await press('Pause');
  await later(4000);
  expect(log()).toHaveLength(1);
  await press('Play');
  await later(300);
  expect(log()).toHaveLength(2);
  await press('Step forward');
  expect(log()).toHaveLength(3);
  await press('Step back');
  await press('Step back');
  await press('Step back');
  await later(4000);
  expect(log()).toHaveLength(1);
  await press('Play');
  await later(4000);
  expect(log()).toHaveLength(places.length);
  await press('Replay');
  expect(log()).toHaveLength(1);
  await later(800);
  expect(log()).toHaveLength(2);
});

test('each stop is said, and how far the whole way was', async () => {
  await open('?animal=amur-falcon');
  const said = () => document.querySelector('[data-announcer]')?.textContent;
  await later(150);
  expect(said()).toBe(`Amur Falcon. Stop 1 of 4: ${places[0]}.`);
  await later(800);
  expect(said()).toMatch(new RegExp(`^Stop 2 of 4: ${places[1]}, [\\d,]+ km south-west\\.$`));
  await later(1600);
  expect(said()).toMatch(/^Stop 4 of 4: .* Route complete, [\d,]+ km\.$/);
});

test('Back returns to what was there before, and an unknown animal is borne', async () => {
  const router = await open('?animal=dodo');
  expect(caption()).toHaveTextContent('Choose an animal to follow');
  expect(box()).toHaveValue('');
  await choose('Amur Falcon');
  await choose('Bar-tailed Godwit');
  await act(() => router.navigate(-1));
  expect(box()).toHaveValue('Amur Falcon');
  expect(log()).toEqual(places.slice(0, 1));
  await act(() => router.navigate(-1));
  expect(box()).toHaveValue('');
  expect(caption()).toHaveTextContent('Choose an animal to follow');
});

test('Enter takes the only suggestion', async () => {
  await open();
  type('amur f');
  fireEvent.submit(screen.getByRole('search'));
  await later(0);
  expect(box()).toHaveValue('Amur Falcon');
});

test('all routes are drawn, listed and picked from', async () => {
  const router = await open('?view=all');
  expect(drawn()).toMatchObject({ all: true, route: undefined });
  const row = screen.getByRole('link', { name: /^Amur Falcon/ });
  fireEvent.focus(row);
  expect(drawn()?.lit).toBe('amur-falcon');
  fireEvent.click(row);
  await later(0);
  expect(router.state.location.search).toBe('?animal=amur-falcon');
  expect(caption()).toHaveFocus();
  await act(() => router.navigate(-1));
  const godwit = routeBySlug('bar-tailed-godwit');
  if (godwit) act(() => drawn()?.onPick(godwit));
  await later(0);
  expect(caption()).toHaveTextContent('Bar-tailed Godwit');
});

test('tells that the route is simulated, where it is from, and leads to the animal', async () => {
  await open('?animal=amur-falcon');
  expect(screen.getByText(/^Simulated route:/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: falcon?.track.source.title })).toHaveAttribute(
    'href',
    falcon?.track.source.url,
  );
  const id = falcon?.track.animalId;
  expect(screen.queryByRole('link', { name: 'About the Amur Falcon' })?.getAttribute('href')).toBe(
    id === undefined ? undefined : `/animal/${id}`,
  );
});

test('the prerendered page takes on its address without a mismatch', async () => {
  const stub = (entry: string) =>
    createMemoryRouter([{ path: '/live-tracking', Component: TrackerPage }], { initialEntries: [entry] });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<RouterProvider router={stub('/live-tracking')} />);
  expect(container).toHaveTextContent('Choose an animal to follow');
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, <RouterProvider router={stub('/live-tracking?animal=amur-falcon')} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(box()).toHaveValue('Amur Falcon');
  expect(log()).toEqual(places.slice(0, 1));
  expect(mismatches).toEqual([]);
  act(() => root?.unmount());
  container.remove();
});

test('a walk away leaves no timer behind', async () => {
  const Stub = createRoutesStub([{ path: '/live-tracking', Component: TrackerPage }]);
  const { unmount } = render(<Stub initialEntries={['/live-tracking?animal=amur-falcon']} />);
  await later(1000);
  unmount();
  await later(200);
  expect(jest.getTimerCount()).toBe(0);
});
