import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hearPages } from '../../testing/hear';
import { shownMaps } from '../../testing/maps';
import { openRoutes } from '../../testing/open-routes';
import MeasuredPage, { loader } from './measured/measured-page';
import TrackerPage from './tracker-page';

// @own-registry: it would hear what another spec left to be announced.
const { listen, readAloud } = hearPages();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** A step of the run takes 800 ms, and listening the rest of it. */
const STEP = 650;
const keys = () => userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });

/** The page is there with its map before anything is listened to. */
async function open(routes: Parameters<typeof openRoutes>[0], address: string) {
  const { view } = openRoutes(routes, address);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}
const openRoute = () =>
  open([{ path: '/live-tracking/:animal?', Component: TrackerPage }], '/live-tracking/amur-falcon');
const openMeasured = () =>
  open(
    [
      {
        path: '/live-tracking/measured/:track',
        Component: MeasuredPage,
        loader,
        HydrateFallback: () => null,
      },
    ],
    '/live-tracking/measured/walrus-357',
  );

const button = (name: string) => screen.getByRole('button', { name });
const list = () => screen.getByRole('listbox');
/** A screen reader reads the active option as the keys move it; the one of the tests reads it when asked. */
const activeOption = async () =>
  (await readAloud(document.getElementById(list().getAttribute('aria-activedescendant') ?? '') ?? list()))[0];

test('a route, as it is heard: its run, a pause, and stops that are gone to by keys', async () => {
  const user = keys();
  await openRoute();
  const heard = await listen();
  expect(await heard()).toEqual(['polite: Amur Falcon. Stop 1 of 4: Amur valley, Russia.']);
  expect(await heard(STEP)).toEqual([
    'polite: Stop 2 of 4: Doyang reservoir, Nagaland, 3,890 km south-west.',
  ]);

  // Pause is the first to be reached after the search.
  act(() => button('Clear search').focus());
  await heard();
  await user.tab();
  expect(await heard()).toEqual(['button, Pause']);
  await user.keyboard('{Enter}');
  expect(await heard()).toEqual(['polite: Paused at stop 2.']);
  expect(await heard(5000)).toEqual([]);

  const second =
    'Stop 2 of 4: Doyang reservoir, Nagaland, 3,890 km south-west of the start, heading south-west';
  act(() => list().focus());
  expect(await heard()).toEqual([
    `listbox, Stops of the Amur Falcon, orientated horizontally, active descendant ${second}`,
  ]);
  await user.keyboard('{ArrowRight}');
  expect(await activeOption()).toBe(
    'option, Stop 3 of 4: Eyl, Somalia, 8,460 km south-west of the start, heading south-west, not selected',
  );
  await user.keyboard('{Enter}');
  expect(await heard()).toEqual(['polite: Stop 3 is shown.']);
  expect(shownMaps.world.mock.lastCall?.[0]).toMatchObject({
    playback: { shown: 3, chosen: expect.any(Number) },
  });
  await user.keyboard('{Home}');
  expect(await activeOption()).toBe(
    'option, Stop 1 of 4: Amur valley, Russia, at the start, heading south-west, not selected',
  );
  await user.keyboard('{End}{ArrowRight}');
  expect(await activeOption()).toBe(
    'option, Stop 4 of 4: Newcastle, South Africa, 12,860 km south-west of the start, not selected',
  );
  expect(await heard()).toEqual([]);

  await user.click(button('Play'));
  expect(await heard()).toEqual(['button, Pause']);
  expect(await heard(STEP)).toEqual([
    'polite: Stop 4 of 4: Newcastle, South Africa, 4,510 km south-west. The route of the Amur Falcon is complete, 13,510 km.',
  ]);
});

test('a measured journey, as it is heard: its start, a pause, a day that is gone to by keys, and its end', async () => {
  const user = keys();
  await openMeasured();
  const heard = await listen();
  const start =
    'polite: Pacific walrus 357. Day 1, at the start, in the Chukchi Sea. Stayed 7 days near 69.9° N, 163.2° W, Chukchi Sea.';
  const stay = 'polite: Stayed 6 days near 67.1° N, 171.4° W, Chukchi Sea.';
  expect(await heard()).toEqual([start]);
  expect(await heard(20_000)).toEqual([stay]);
  await user.click(button('Pause'));
  expect(await heard()).toEqual([
    'button, Play',
    'polite: Paused. Day 26, 430 km south-west of the start, in the Chukchi Sea, heading south.',
  ]);
  expect(await heard(5000)).toEqual([]);

  act(() => list().focus());
  expect(await heard()).toEqual([
    'listbox, Day by day, Arrow keys move through the list. Enter or a press shows a place on the map., ' +
      'orientated vertically, active descendant Day 26 11 Oct 2009 430 km south-west of the start, in the Chukchi Sea, heading south',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await activeOption()).toBe(
    'option, Day 27 12 Oct 2009 461 km south-west of the start, in the Chukchi Sea, heading south, selected',
  );
  expect(await heard()).toEqual(['polite: Day 27 is shown.']);
  expect(shownMaps.journey.mock.lastCall?.[0].spot).toMatchObject({ name: 'Day 27' });
  await user.keyboard('{Home}');
  expect(await activeOption()).toBe(
    'option, Day 1 16 Sep 2009 at the start, in the Chukchi Sea, not selected',
  );
  await user.keyboard('{End}{Enter}');
  expect(await activeOption()).toBe(
    'option, Day 55, 22:00 UTC 9 Nov 2009 469 km south-west of the start, in the Chukchi Sea, where the record ends, selected',
  );
  expect(await heard()).toEqual(['polite: Day 55, 22:00 UTC is shown.']);

  await user.click(button('Play'));
  await user.click(button('4× speed'));
  expect(await heard()).toEqual(['button, Pause', 'button, 4× speed, pressed', start]);
  expect(await heard(15_000)).toEqual([
    stay,
    'polite: Stayed 3 days near 68.2° N, 172.5° W, Chukchi Sea.',
    'polite: The record ends here, after 1,974 km.',
  ]);
});

test('without motion the whole route and the whole journey are there at once, and said once', async () => {
  const match = window.matchMedia;
  const still = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(match(query), { matches: query.includes('reduced-motion') }),
    );
  const route = await openRoute();
  const heard = await listen();
  expect(await heard(5000)).toEqual([
    'polite: Stop 4 of 4: Newcastle, South Africa, 4,510 km south-west. The route of the Amur Falcon is complete, 13,510 km.',
  ]);
  route.unmount();
  await openMeasured();
  expect(await heard(5000)).toEqual(['polite: Pacific walrus 357. The record ends here, after 1,974 km.']);
  still.mockRestore();
});
