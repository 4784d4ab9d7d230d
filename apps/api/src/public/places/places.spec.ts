import { apiContract } from '@aranya/contracts';
import { areas, parks } from '@aranya/wildlife-data';
import { useTestApp } from '../../testing';

const api = useTestApp();
const read = (url: string) => api.call(null, 'GET', url);

test('lists every area and park once, by what sightings name', async () => {
  const answer = await read('/api/places');
  const { places } = apiContract.places.list.responses[200].parse(answer.json());
  const slugs = places.map(({ slug }) => slug);
  expect(slugs).toHaveLength(new Set(slugs).size);
  expect(new Set(slugs)).toEqual(
    new Set([...parks.map(({ slug }) => slug), ...areas.flatMap(({ key, park }) => park ?? key)]),
  );
  expect(places.filter(({ in_guide: inGuide }) => inGuide)).toHaveLength(parks.length);
  expect(answer.headers.etag).toBeDefined();
});

test.each([
  ['area-tso-kar', 'area-tso-kar', ['Ramsar site']],
  ['kanha-national-park', 'kanha-national-park', ['national park']],
  ['area-hemis-national-park', 'hemis-national-park', ['national park']],
  [
    'changthang-cold-desert-wildlife-sanctuary',
    'changthang-cold-desert-wildlife-sanctuary',
    ['wildlife sanctuary'],
  ],
])('%s is found as %s', async (asked, slug, kinds) => {
  const { place } = apiContract.places.get.responses[200].parse((await read(`/api/places/${asked}`)).json());
  expect([place.slug, place.kinds]).toEqual([slug, expect.arrayContaining(kinds)]);
});

test('a place that nobody knows is refused', async () => {
  const answer = await read('/api/places/area-atlantis');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { success: false, code: 'not_found', message: 'There is no protected area area-atlantis.' },
  ]);
});
