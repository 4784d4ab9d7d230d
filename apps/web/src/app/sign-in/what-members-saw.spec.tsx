import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { inLanguage } from '../../testing/in-language';
import WhatMembersSaw from './what-members-saw';

const summaries: Record<string, object> = {
  'park=kaziranga-national-park': {
    total: 2,
    latest: '2026-11',
    species: [
      { species: 'indian-rhinoceros', total: 1 },
      { species: 'unicorn', total: 1 },
    ],
  },
  'park=gir-national-park': { total: 7, latest: '2026-10', species: [{ species: 'asiatic-lion', total: 7 }] },
  'park=hemis-national-park': { total: 0, latest: null },
  'species=bengal-tiger': { total: 3, latest: '2026-11' },
};

function show(path: string) {
  globalThis.fetch = (async (url: string) => {
    const summary = summaries[url.split('?')[1] ?? ''];
    return { ok: summary !== undefined, status: summary ? 200 : 503, json: async () => summary } as Response;
  }) as typeof fetch;
  const Stub = createRoutesStub(
    ['/community', '/community/sightings/species/:species', '/community/sightings/park/:park'].map((at) => ({
      path: at,
      Component: WhatMembersSaw,
    })),
  );
  return render(<Stub initialEntries={[path]} />);
}

test('names the parks where most was seen, with the animals, each on its public page', async () => {
  show('/community');
  const seen = await screen.findByRole('region', { name: 'Seen by members' });
  const parks = within(seen).getAllByRole('link', { name: /National Park$/ });
  expect(parks.map((park) => park.textContent)).toEqual(['Gir National Park', 'Kaziranga National Park']);
  expect(parks[0]).toHaveAttribute('href', '/parks&sancturies/gir-national-park');
  expect(within(seen).getByText('7 sightings, the latest in October 2026.')).toBeVisible();
  expect(within(seen).getByRole('link', { name: 'Asiatic Lion' })).toHaveAttribute('href', '/animal/2');
});

test.each([
  ['/community/sightings/species/bengal-tiger', 'Bengal Tiger', '3 sightings, the latest in November 2026.'],
  [
    '/community/sightings/park/gir-national-park',
    'Gir National Park',
    '7 sightings, the latest in October 2026.',
  ],
])('at %s it tells of %s alone', async (path, name, text) => {
  show(path);
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('names parks and animals in the page’s language', async () => {
  inLanguage('hi');
  show('/community');
  expect(await screen.findByRole('link', { name: 'गिर राष्ट्रीय उद्यान' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'सिंह' })).toBeVisible();
});
