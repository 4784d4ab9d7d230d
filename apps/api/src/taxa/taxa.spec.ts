import { apiContract, type FoundTaxonSummary, type TaxonPage } from '@aranya/contracts';
import { useTestApp } from '../testing';

const api = useTestApp();

const call = (query: string) => api.call(null, 'GET', `/api/taxa${query}`);

async function search(query: string): Promise<{ taxa: FoundTaxonSummary[]; total: number }> {
  const answer = await call(`?${query}`);
  return apiContract.taxa.search.responses[200].parse(answer.json());
}

async function page(id: number): Promise<TaxonPage> {
  const answer = await call(`/${id}`);
  return apiContract.taxa.get.responses[200].parse(answer.json()).taxon;
}

async function refusal(query: string) {
  const answer = await call(query);
  return [answer.statusCode, answer.json<{ message: string; code: string }>()] as const;
}

test('the examples of the reference are answers of the site', async () => {
  const { createOpenApi } = await import('@aranya/openapi');
  const { paths } = createOpenApi();
  const exampleOf = (path: string) => {
    const answer = paths[path]?.['get']?.responses['200'];
    return answer && 'content' in answer ? answer.content?.['application/json']?.example : undefined;
  };
  expect({ success: true, ...(await search('q=squirrel&limit=1')) }).toEqual(exampleOf('/api/taxa'));
  expect({ success: true, taxon: await page(5052) }).toEqual(exampleOf('/api/taxa/{taxon}'));
});

describe('searching', () => {
  test('finds an animal with what a list shows of it, for callers without an account', async () => {
    const { taxa, total } = await search('q=house%20sparrow');
    expect(taxa[0]).toEqual({
      id: expect.any(Number) as number,
      scientific_name: 'Passer domesticus',
      name: 'House Sparrow',
      rank: 'species',
      group: 'birds',
      iucn: 'LC',
      extinct: false,
      recorded_in_india: true,
      species: null,
      matched_name: null,
      similar_spelling: false,
    });
    expect(total).toBe(taxa.length);
  });

  test.each([
    ['wh thr kingf', 'Halcyon smyrnensis'],
    ['duck hawk', 'Falco peregrinus'],
    ['HOSP', 'Passer domesticus'],
    ['hoopo', 'Upupa epops'],
    ['गौरैया', 'Passer domesticus'],
    ['चीमणी', 'Passer domesticus'],
    ['waagh', 'Panthera tigris'],
    ['khavlya manjar', 'Manis crassicaudata'],
    ['warblers', 'Phylloscopidae'],
    ['Accipiter badius', 'Tachyspiza badia'],
    ['Accipiter', 'Accipiter'],
  ])('%s leads to %s', async (typed, meant) => {
    const { taxa } = await search(`q=${encodeURIComponent(typed)}&limit=1`);
    expect(taxa[0]?.scientific_name).toBe(meant);
  });

  test('says by which name it was found', async () => {
    const { taxa } = await search('q=gauraiya');
    expect(taxa[0]).toMatchObject({ name: 'House Sparrow', matched_name: 'gauraiya' });
    const { taxa: alike } = await search('q=house%20sparoww&limit=1');
    expect(alike[0]).toMatchObject({ name: 'House Sparrow', similar_spelling: true });
  });

  test('names the species of the catalogue, and leaves them out where asked', async () => {
    const all = await search('q=tiger&limit=50');
    expect(all.taxa.find(({ scientific_name: name }) => name === 'Panthera tigris tigris')?.species).toBe(
      'bengal-tiger',
    );
    const beyond = await search('q=tiger&limit=50&beyond_catalogue=true');
    expect(beyond.taxa.filter(({ species }) => species !== null)).toEqual([]);
    expect(beyond.total).toBeLessThan(all.total);
  });

  test('gives as many as asked for, and counts all', async () => {
    const { taxa, total } = await search('q=bulbul&limit=3');
    expect(taxa).toHaveLength(3);
    expect(total).toBeGreaterThan(100);
  });

  test('nothing that fits is an answer', async () => {
    expect(await search('q=xqzjkw')).toEqual({ success: true, taxa: [], total: 0 });
  });

  test('answers may be kept for an hour', async () => {
    expect((await call('?q=myna')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    ['', 'q is missing.'],
    ['?q=%20', 'Type a name, or a part of it.'],
    [`?q=${'a'.repeat(101)}`, 'The search can have at most 100 characters.'],
    ['?q=a%00', 'The search contains a character that cannot be stored.'],
    ['?q=a&beyond_catalogue=yes', 'beyond_catalogue must be true or false.'],
  ])('%s is refused: %s', async (query, sentence) => {
    const [status, { code, message }] = await refusal(query);
    expect([status, code]).toEqual([400, 'invalid_input']);
    expect(message).toContain(sentence);
  });

  test.each(['0', '51', 'many'])('a limit of %s is refused', async (limit) => {
    expect((await refusal(`?q=a&limit=${limit}`))[0]).toBe(400);
  });
});

describe('the page of an animal', () => {
  test('has its names, all that is around it and what is below it', async () => {
    const [sparrow] = (await search('q=Passer%20domesticus')).taxa;
    const taxon = await page(sparrow?.id ?? 0);
    expect(taxon).toMatchObject({ scientific_name: 'Passer domesticus', members: [], members_count: 0 });
    expect(taxon.names).toContainEqual({
      ...{ name: 'गौरैया', kind: 'common', language: 'hi', used_in: null },
    });
    expect(taxon.ancestors.map(({ rank, scientific_name: name }) => `${rank} ${name}`)).toEqual([
      'class Aves',
      'order Passeriformes',
      'family Passeridae',
      'genus Passer',
    ]);
    expect(taxon.protection).toEqual({
      scientific_name: 'Passer domesticus',
      higher_taxa: ['Passer', 'Passeridae', 'Passeriformes', 'Aves'],
      members: [],
      species: [],
      open: true,
    });
    const genus = await page(taxon.ancestors.at(-1)?.id ?? 0);
    expect(genus.members).toContainEqual(expect.objectContaining({ scientific_name: 'Passer domesticus' }));
    expect(genus.members_count).toBe(genus.members.length);
  });

  test('has its names in each language in their order, with the places where they are used', async () => {
    const [nilgai] = (await search('q=Boselaphus%20tragocamelus')).taxa;
    const { names } = await page(nilgai?.id ?? 0);
    const said = (language: string) =>
      names.flatMap((name) => (name.language === language ? [[name.name, name.used_in]] : []));
    expect(said('mr')).toEqual([
      ['नीलगाय', null],
      ['रोही', 'Vidarbha'],
    ]);
    expect(said('hi').slice(0, 2)).toEqual([
      ['नीलगाय', null],
      ['रोझ', 'Rajasthan'],
    ]);
  });

  test.each([
    ['/999999', 404, 'There is no animal with this id.'],
    ['/sparrow', 400, 'The id of an animal is a number.'],
    ['/0', 400, 'The id of an animal is a number.'],
    ['/99999999999', 400, 'The id of an animal is a number.'],
  ])('%s is answered %i: %s', async (path, expected, sentence) => {
    const [status, { message }] = await refusal(path);
    expect([status, message]).toEqual([expected, expect.stringContaining(sentence)]);
  });
});
