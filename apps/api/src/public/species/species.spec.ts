import { apiContract } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import { useTestApp } from '../../testing';

const api = useTestApp();

test('lists every species with the names that people know, to callers without an account', async () => {
  const answer = await api.call(null, 'GET', '/api/species');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const { species } = apiContract.species.list.responses[200].parse(answer.json());
  expect(species.map(({ slug }) => slug)).toEqual(roster.map(({ slug }) => slug));
  expect(species.find(({ slug }) => slug === 'dhole')).toMatchObject({
    name: 'Dhole',
    scientific_name: 'Cuon alpinus',
    other_names: expect.arrayContaining(['indian wild dog']) as string[],
  });
});
