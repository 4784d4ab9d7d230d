import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../../../testing/render-at';
import { Life } from './life';

const original = globalThis.IntersectionObserver;
const fetchMock = jest.fn();

class Observer {
  observe = jest.fn();
  disconnect = jest.fn();
}

/** What the component asks of an animation. */
class Flight {
  currentTime = 0;
  playState = 'idle';
  play() {
    this.playState = 'running';
  }
  pause() {
    this.playState = 'paused';
  }
  cancel = jest.fn();
}

let land: HTMLElement;
let flights: Flight[];

beforeEach(() => {
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  globalThis.fetch = fetchMock.mockReset();
  flights = [];
  Object.assign(HTMLElement.prototype, {
    animate: () => {
      const flight = new Flight();
      flights.push(flight);
      return flight;
    },
  });
  land = document.body.appendChild(document.createElement('div'));
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ sightings: [], members: 1 }) });
});

afterEach(() => {
  globalThis.IntersectionObserver = original;
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  land.remove();
  jest.restoreAllMocks();
});

const show = () => renderAt('/', () => <Life land={land} />);

test('three birds fly, each leads to its track, and the button stops them', async () => {
  show();
  for (const name of ['be8ba8', 'b89e5f', 'bed44e'])
    expect(await screen.findByRole('link', { name: `Follow cuckoo ${name.toUpperCase()}` })).toHaveAttribute(
      'href',
      `/live-tracking/measured/cuckoo-${name}`,
    );
  expect(flights.map(({ playState }) => playState)).toEqual(['running', 'running', 'running']);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the birds' }));
  expect(flights.map(({ playState }) => playState)).toEqual(['paused', 'paused', 'paused']);
});

test('with reduced motion the birds rest in view until somebody lets them fly', async () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  show();
  expect(await screen.findByText(/^Three cuckoos crossed India/)).toBeVisible();
  expect(flights.every(({ playState, currentTime }) => playState === 'paused' && currentTime > 0)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Let the birds fly' }));
  expect(flights.map(({ playState }) => playState)).toEqual(['running', 'running', 'running']);
});

test('a square in the picture where members saw an animal has a light, and a park has none', async () => {
  const sighting = { species: 'chital', taxon: null, park: null, month: '2026-11', picture: null };
  const sightings = [
    { ...sighting, cell: { lat: 22.3, lng: 80.5 } },
    { ...sighting, species: 'nilgai', cell: null, park: 'kanha-national-park' },
    { ...sighting, species: 'lion', cell: { lat: -2.3, lng: 35.1 } },
  ];
  fetchMock.mockResolvedValue({ ok: true, json: () => Promise.resolve({ sightings, members: 1 }) });
  show();
  expect(await screen.findByRole('link', { name: /^Chital\s+seen in November 2026$/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(4);
});
