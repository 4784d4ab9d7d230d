import { apiContract } from '@aranya/contracts';
import { parks } from '@aranya/wildlife-data';
import { useTestApp } from '../../testing';

const api = useTestApp();
const read = (url: string) => api.call(null, 'GET', url);

test('every park of the list has a page', async () => {
  const listed = apiContract.parks.list.responses[200].parse((await read('/api/parks')).json()).parks;
  expect(listed.map(({ slug }) => slug)).toEqual(parks.map(({ slug }) => slug));
  for (const { slug } of listed) {
    const answer = await read(`/api/parks/${slug}`);
    expect([slug, answer.statusCode, answer.headers.etag]).toEqual([slug, 200, expect.any(String)]);
    apiContract.parks.get.responses[200].parse(answer.json());
  }
});

test('tells what the page shows, with species by their slugs', async () => {
  const name = 'jim-corbett-national-park';
  expect((await read(`/api/parks/${name}`)).json()).toMatchObject({
    park: {
      states: ['Uttarakhand'],
      established: expect.any(String) as string,
      signature: expect.stringMatching(/^[a-z-]+$/) as string,
      species: expect.arrayContaining(['bengal-tiger']) as unknown,
      image: `/artwork/parks/${name}.svg`,
      travel: {
        station: { name: 'Ramnagar', km: 2 },
        ways_in: { label: 'Zones' },
        sources: { park: { title: 'Wikipedia: Jim Corbett National Park' } },
      },
    },
  });
});

test('a slug that the guide does not have is refused', async () => {
  const answer = await read('/api/parks/jurassic-park');
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { success: false, code: 'not_found', message: 'There is no park jurassic-park in the guide.' },
  ]);
});
