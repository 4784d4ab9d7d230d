import { measuredTracks } from '@aranya/wildlife-data';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { shownMaps } from '../../testing/maps';
import { fakeSettings } from '../../testing/fake-settings';
import { browserRouter } from '../../testing/open-routes';
import { allTracks, trackBySlug } from './track';
import TrackerPage, { meta } from './tracker-page';

const setSettings = fakeSettings();

const falcon = trackBySlug('amur-falcon');
const places = falcon?.stops.map(({ place }) => place) ?? [];

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  jest.useFakeTimers();
  shownMaps.world.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass in small portions, so that React draws in between as it does in a browser. */
async function wait(ms: number) {
  for (let rest = ms; rest > 100; rest -= 100) await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(ms === 0 ? 0 : ((ms - 1) % 100) + 1));
}

const page = { path: '/live-tracking/:animal?', Component: TrackerPage };
const routes = [
  {
    Component: () => (
      <NuqsAdapter>
        <Outlet />
      </NuqsAdapter>
    ),
    children: [page],
  },
];

/** nuqs reads the browser's address. */
function routerAt(rest: string) {
  window.history.pushState(null, '', `/live-tracking${rest}`);
  return browserRouter([page]);
}

async function open(rest = '') {
  const router = routerAt(rest);
  render(<RouterProvider router={router} />);
  await wait(0);
  return router;
}

/** jsdom goes back in a task of its own. */
async function goBack() {
  act(() => window.history.back());
  await wait(100);
}

const box = () => screen.getByRole('combobox', { name: 'Search animal' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const suggestions = () =>
  within(screen.getByRole('search'))
    .queryAllByRole('option')
    .map((option) => option.textContent);
const log = () =>
  within(screen.getByRole('region', { name: 'Route log' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent);
const caption = () => screen.getByRole('region', { name: 'Selected animal' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(0);
};
const drawn = () => shownMaps.world.mock.lastCall?.[0];

async function choose(name: string) {
  type(name);
  fireEvent.click(screen.getByRole('option', { name: `${name} Simulated` }));
  await wait(0);
}

test('begins with nothing selected, an invitation and the whole world', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live Tracking');
  expect(screen.getByText('Follow real-time animal migrations')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(box()).toHaveAttribute('placeholder', 'Search animal...');
  expect(caption()).toHaveTextContent('Choose an animal to follow');
  expect(drawn()).toMatchObject({ track: undefined, playback: { shown: 0 }, all: false });
  const invitation = within(screen.getByRole('region', { name: 'Who shall we follow?' }));
  expect(invitation.getAllByRole('listitem')).toHaveLength(5);
});

test('says at once how many journeys are simulated and measured, and that they are replays', async () => {
  await open();
  const note = () => screen.getByText('Follow real-time animal migrations').nextElementSibling;
  expect(note()).toHaveTextContent(
    `Replays of ${allTracks.length} simulated routes and ${measuredTracks.length} measured on tagged animals.`,
  );
});

test('where studies are read, says that the newest positions are days old', async () => {
  setSettings({ recentTracks: true });
  await open('/amur-falcon');
  expect(screen.getByText(/The newest, days old, are under “Seen lately”\.$/)).toBeInTheDocument();
});

test('the hint on the map leads to the list of animals', async () => {
  await open();
  const hint = within(caption()).getByRole('link', { name: 'Choose an animal to follow' });
  const target = document.getElementById(hint.getAttribute('href')?.slice(1) ?? '');
  expect(target).toHaveTextContent('Who shall we follow?');
});

test('an animal chosen by search brings the map into view, and then the controls at its foot', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open();
  await choose('Amur Falcon');
  const panel = screen.getByRole('region', { name: 'Map and controls' });
  expect(scroll.mock.contexts.slice(-2)).toEqual([panel, caption()]);
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
  await wait(1000);
});

test('a chosen animal fills the box, clears the suggestions and runs from its first point', async () => {
  const router = await open();
  await choose('Amur Falcon');
  expect(box()).toHaveValue('Amur Falcon');
  expect(suggestions()).toEqual([]);
  fireEvent.click(box());
  expect(suggestions()).toEqual([]);
  expect(screen.queryByText('No such animal found')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/live-tracking/amur-falcon');
  expect(caption()).toHaveTextContent(/^🦅\s*Amur Falcon/);
  expect(screen.getByRole('region', { name: 'Route log' })).toHaveTextContent('🦅 Amur Falcon');
  expect(caption().querySelector('img')).toHaveAttribute('src', '/artwork/portraits/amur-falcon.svg');
  expect(log()).toEqual(places.slice(0, 1));
  await wait(799);
  expect(log()).toHaveLength(1);
  await wait(1);
  expect(log()).toEqual(places.slice(0, 2));
  await wait(800);
  expect(drawn()).toMatchObject({ track: falcon, playback: { shown: 3 } });
  await wait(5000);
  expect(log()).toEqual(places);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('another choice starts from the beginning, also with another speed', async () => {
  await open('/amur-falcon');
  await wait(1600);
  expect(log()).toHaveLength(3);
  await press('2× speed');
  await choose('Bar-tailed Godwit');
  expect(log()).toHaveLength(1);
  await wait(399);
  expect(log()).toHaveLength(1);
  await wait(1);
  expect(log()).toHaveLength(2);
});

test('pause, step, play and replay', async () => {
  await open('/amur-falcon');
  await wait(500);
  await press('Pause');
  await wait(4000);
  expect(log()).toHaveLength(1);
  await press('Play');
  await wait(300);
  expect(log()).toHaveLength(2);
  await press('Step forward');
  expect(log()).toHaveLength(3);
  await press('Step back');
  await press('Step back');
  await press('Step back');
  await wait(4000);
  expect(log()).toHaveLength(1);
  await press('Play');
  await wait(4000);
  expect(log()).toHaveLength(places.length);
  await press('Replay');
  expect(log()).toHaveLength(1);
  await wait(800);
  expect(log()).toHaveLength(2);
});

test('each stop is said, and how far the whole way was', async () => {
  await open('/amur-falcon');
  const said = () => document.querySelector('[data-announcer]')?.textContent;
  await wait(150);
  expect(said()).toBe(`Amur Falcon. Stop 1 of 4: ${places[0]}.`);
  await wait(800);
  expect(said()).toMatch(new RegExp(`^Stop 2 of 4: ${places[1]}, [\\d,]+ km south-west\\.$`));
  await wait(1600);
  expect(said()).toMatch(/^Stop 4 of 4: .* The route of the Amur Falcon is complete, [\d,]+ km\.$/);
});

test('Back returns to what was there before', async () => {
  await open();
  await choose('Amur Falcon');
  await choose('Bar-tailed Godwit');
  await goBack();
  expect(box()).toHaveValue('Amur Falcon');
  expect(log()).toEqual(places.slice(0, 1));
  await goBack();
  expect(box()).toHaveValue('');
  expect(caption()).toHaveTextContent('Choose an animal to follow');
});

test('the map is not mounted again when the animal changes', async () => {
  const unmounted = jest.fn();
  shownMaps.world.mockImplementation(() => {
    useEffect(() => unmounted, []);
    return null;
  });
  await open();
  await choose('Amur Falcon');
  await choose('Bar-tailed Godwit');
  expect(drawn()?.track?.slug).toBe('bar-tailed-godwit');
  expect(unmounted).not.toHaveBeenCalled();
  shownMaps.world.mockImplementation(() => null);
});

test('an unknown animal is not found', async () => {
  await open('/dodo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The tracks end here');
  expect(meta({ params: { animal: 'dodo' } })).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('each animal has its own head', () => {
  const head = JSON.stringify(meta({ params: { animal: 'amur-falcon' } }));
  expect(head).toContain('Amur Falcon: Live Tracking');
  expect(head).toContain(`${places[0]} to ${places.at(-1)}: 4 stops, `);
  expect(head).toContain('/live-tracking/amur-falcon"');
});

test('Enter takes the only suggestion', async () => {
  await open();
  type('amur f');
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(box()).toHaveValue('Amur Falcon');
});

test('all tracks are drawn and listed, and can be selected in both', async () => {
  const router = await open('?view=all');
  expect(drawn()).toMatchObject({ all: true, track: undefined });
  const row = screen.getByRole('link', { name: /^Amur Falcon/ });
  fireEvent.focus(row);
  expect(drawn()?.highlighted).toBe('amur-falcon');
  fireEvent.click(row);
  await wait(0);
  expect(router.state.location.pathname).toBe('/live-tracking/amur-falcon');
  expect(caption()).toHaveFocus();
  await goBack();
  const godwit = trackBySlug('bar-tailed-godwit');
  if (godwit) act(() => drawn()?.onSelect(godwit));
  await wait(0);
  expect(caption()).toHaveTextContent('Bar-tailed Godwit');
});

test('tells that the route is simulated, where it is from, and leads to the animal', async () => {
  await open('/amur-falcon');
  expect(screen.getByText(/^Simulated route:/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: falcon?.source.title })).toHaveAttribute(
    'href',
    falcon?.source.url,
  );
  const id = falcon?.animalId;
  expect(screen.queryByRole('link', { name: 'About the Amur Falcon' })?.getAttribute('href')).toBe(
    id === undefined ? undefined : `/animal/${id}`,
  );
});

test('without scripts an animal page lists all its stops', () => {
  const html = document.body.appendChild(document.createElement('div'));
  const router = createMemoryRouter(routes, { initialEntries: ['/live-tracking/amur-falcon'] });
  html.innerHTML = renderToString(<RouterProvider router={router} />);
  expect(log()).toEqual(places);
  expect(html).toHaveTextContent('Every route in words');
  html.remove();
});

test('the prerendered page hydrates without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/live-tracking'] })} />,
  );
  expect(container).toHaveTextContent('Choose an animal to follow');
  expect(box()).toBeEnabled();
  const mismatches: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, <RouterProvider router={routerAt('?view=all')} />, {
      onRecoverableError: (error) => mismatches.push(error),
    });
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByRole('heading', { name: 'All routes' })).toBeInTheDocument();
  expect(box()).toBeEnabled();
  expect(mismatches).toEqual([]);
  act(() => root?.unmount());
  container.remove();
});

test('what is typed before hydration stays and brings suggestions, and Enter does not load the page again', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const html = renderToString(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/live-tracking'] })} />,
  );
  container.innerHTML = html;
  expect(container.querySelector('[role=search] [type=submit]')).toBeDisabled();
  (box() as HTMLInputElement).value = 'amur f';
  box().focus();
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, <RouterProvider router={routerAt('')} />);
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(box()).toHaveValue('amur f');
  expect(suggestions()).toEqual([expect.stringContaining('Amur Falcon')]);
  fireEvent.submit(screen.getByRole('search'));
  await wait(0);
  expect(box()).toHaveValue('Amur Falcon');
  act(() => root?.unmount());
  container.remove();
});

test('leaving the page leaves no timer behind', async () => {
  const { unmount } = render(<RouterProvider router={routerAt('/amur-falcon')} />);
  await wait(1000);
  unmount();
  await wait(200);
  expect(jest.getTimerCount()).toBe(0);
});
