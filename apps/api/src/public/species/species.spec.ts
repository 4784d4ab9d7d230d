import { apiContract } from '@aranya/contracts';
import { roster } from '@aranya/wildlife-data';
import { useTestApp } from '../../testing';

const api = useTestApp();

const read = (url: string, headers = {}) => api.app.inject({ url, headers });

test('lists every species with the names that people know, to callers without an account', async () => {
  const answer = await api.call(null, 'GET', '/api/species');
  const { species } = apiContract.species.list.responses[200].parse(answer.json());
  expect(species.map(({ slug }) => slug)).toEqual(roster.map(({ slug }) => slug));
  expect(species.find(({ slug }) => slug === 'dhole')).toMatchObject({
    name: 'Dhole',
    scientific_name: 'Cuon alpinus',
    other_names: expect.arrayContaining(['indian wild dog']) as string[],
  });
});

test('every species has a page, whose facts name sources that are there', async () => {
  for (const { slug } of roster) {
    const answer = await read(`/api/species/${slug}`);
    expect([slug, answer.statusCode]).toEqual([slug, 200]);
    const { species } = apiContract.species.get.responses[200].parse(answer.json());
    const { glance, sources } = species;
    expect([slug, sources.length > 0]).toEqual([slug, true]);
    for (const key of glance.size.flatMap(({ from }) => from)) expect(glance.sources[key]).toBeDefined();
  }
});

test('tells what the page shows, with other species and parks by their slugs', async () => {
  expect((await read('/api/species/bengal-tiger')).json()).toMatchObject({
    species: {
      id: 1,
      name: 'Bengal Tiger',
      conservation_status: 'Endangered',
      india: true,
      local_names: expect.arrayContaining([expect.objectContaining({ language: 'hi' })]) as unknown,
      related: expect.arrayContaining(['leopard']) as unknown,
      parks: expect.arrayContaining(['kanha-national-park']) as unknown,
      image: '/artwork/animals/bengal-tiger.svg',
      glance: {
        size: [{ measure: 'total length', cm: [240, 310] }, { measure: 'shoulder height' }],
        law: { india: 'Schedule I', cites: 'Appendix I' },
        look_alikes: [{ name: 'Leopard', animal: 'leopard' }],
      },
    },
  });
});

test.each([
  ['/api/species/unicorn', 404, 'not_found', 'There is no species unicorn in the catalogue.'],
  [
    '/api/species/Bengal%20Tiger',
    400,
    'invalid_input',
    'A species is named by its slug, such as bengal-tiger.',
  ],
])('%s is refused with %i', async (url, status, code, message) => {
  const answer = await read(url);
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
    status,
    'no-store',
    undefined,
  ]);
  expect(answer.json()).toMatchObject({ success: false, code, message });
});

test.each(['/api/species', '/api/species/dhole', '/api/taxa?q=dhole', '/api/taxa/2'])(
  '%s may be kept, and is not sent again to who has it',
  async (url) => {
    const first = await read(url);
    const { etag, 'cache-control': kept } = first.headers;
    expect([first.statusCode, kept, etag]).toEqual([
      200,
      'public, max-age=3600',
      expect.stringMatching(/^"/),
    ]);
    const again = await read(url, { 'if-none-match': `"other", W/${String(etag)}` });
    expect([again.statusCode, again.body, again.headers.etag, again.headers['cache-control']]).toEqual([
      304,
      '',
      etag,
      kept,
    ]);
    expect((await read(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  },
);
