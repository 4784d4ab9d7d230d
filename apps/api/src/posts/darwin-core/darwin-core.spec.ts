import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RecordLicence, taxonKey } from '@aranya/contracts';
import { eq } from 'drizzle-orm';
import { setLicence } from '../../people/licences';
import { type CommandContext, CommandError } from '../../platform/commands/command';
import { newPostId } from '../../platform/common/ids';
import { posts, suspensions, taxa } from '../../platform/db/schema';
import { callers } from '../identifications/identifications.testing';
import { type Caller, colourPng, publish, usePostsApi } from '../posts.testing';
import { publishSighting, sightingField } from '../sightings/sightings.testing';
import { readArchive } from './darwin-core.testing';
import { run } from './darwin-core.command';
import { makeArchive } from './make-archive';

const SITE = {
  url: 'https://wild.example.org',
  name: 'Fox & Friends',
  contactEmail: 'hello@wild.example.org',
};
const POINT = { kind: 'point' as const, lat: 21.24171, lng: 79.33662 };

const api = usePostsApi();
let folder = '';
let file = '';
let asha: Caller, bikram: Caller, chitra: Caller, dawa: Caller;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aranya-darwin-core-'));
  file = join(folder, 'records.zip');
  [asha, bikram, chitra, dawa] = (await Promise.all(
    ['asha', 'bikram', 'chitra', 'dawa'].map((name) => api.member(name)),
  )) as [Caller, Caller, Caller, Caller];
  for (const { id } of [asha, bikram, chitra, dawa]) await license({ id }, null);
});
afterEach(() => rm(folder, { recursive: true }));

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const license = ({ id }: Pick<Caller, 'id'>, licence: RecordLicence | null) =>
  setLicence(api.db.write, id, { recordLicence: licence });
const page = (post: { _id: string }) => `${SITE.url}/community/post/${post._id}`;
async function read(options: Partial<Parameters<typeof makeArchive>[0]> = {}) {
  await makeArchive({ db: api.db.write, site: SITE, now: new Date(), ...options }, file);
  return readArchive(await readFile(file), SITE.url);
}
async function readIds(): Promise<(string | undefined)[]> {
  return (await read()).occurrences.map(({ occurrenceID }) => occurrenceID).sort();
}

test('an archive keeps every rule, and names animal, day, place and people', async () => {
  await license(asha, 'cc_by');
  await license(bikram, 'cc_by_nc');
  const [sparrow] = await api.db.write
    .select()
    .from(taxa)
    .where(eq(taxa.scientificName, 'Passer domesticus'));
  const open = await publish(
    api.app,
    asha,
    {
      content: 'Tabs\tand\nlines',
      sighting: sightingField({ species: [{ species: 'chital', count: 7 }], place: POINT }),
      image_alts: JSON.stringify(['A stag\t\nby the water', '']),
      image_licences: JSON.stringify(['cc_by_sa', 'all_rights_reserved']),
    },
    [{ bytes: await colourPng('#111111') }, { bytes: await colourPng('#222222') }],
  );
  const both = await publishSighting(api.app, bikram, {
    species: ['bengal-tiger', taxonKey(sparrow?.id ?? 0)],
    place: { kind: 'park', park: 'kanha-national-park' },
  });
  const away = (degrees: number) => ({ ...POINT, lat: POINT.lat + degrees });
  const guarded = [
    { species: ['bengal-tiger'], place: POINT },
    { species: ['bharal'], place: away(3) },
    { species: ['indian-pangolin'], place: away(6) },
    { species: ['chital'], place: away(9), hide_place: true },
    { species: ['bharal'], place: { kind: 'park' as const, park: 'hemis-national-park' } },
    { species: ['bengal-tiger'], place: { kind: 'park' as const, park: 'area-siliserh-lake' } },
    {
      species: ['hangul'],
      place: { kind: 'park' as const, park: 'dachigam-national-park' },
      seen_on: yesterday(),
    },
  ];
  await license(dawa, 'cc0');
  for (const sighting of guarded) await publishSighting(api.app, dawa, sighting);
  await publishSighting(api.app, asha);

  const { occurrences, multimedia, faults, text } = await read();
  expect(faults).toEqual([]);
  expect(occurrences).toHaveLength(11);
  const recordOf = (id: string) => occurrences.find(({ occurrenceID }) => occurrenceID === id);
  expect(recordOf(page(open))).toEqual({
    occurrenceID: page(open),
    basisOfRecord: 'HumanObservation',
    occurrenceStatus: 'PRESENT',
    eventDate: '2026-05-14',
    scientificName: 'Axis axis',
    kingdom: 'Animalia',
    class: 'Mammalia',
    order: 'Artiodactyla',
    family: 'Cervidae',
    genus: 'Axis',
    taxonRank: 'species',
    vernacularName: 'Chital',
    verbatimIdentification: '',
    identificationRemarks: '',
    individualCount: '7',
    identificationVerificationStatus: 'named by the observer',
    decimalLatitude: '21.24171',
    decimalLongitude: '79.33662',
    geodeticDatum: 'WGS84',
    coordinateUncertaintyInMeters: '',
    countryCode: '',
    stateProvince: '',
    locality: '',
    dataGeneralizations: '',
    informationWithheld: '',
    recordedBy: 'Asha Rao',
    license: 'http://creativecommons.org/licenses/by/4.0/legalcode',
    rightsHolder: 'Asha Rao',
    references: page(open),
  });
  expect(recordOf(page(both))).toMatchObject({
    scientificName: 'Panthera tigris tigris',
    taxonRank: 'subspecies',
    license: 'http://creativecommons.org/licenses/by-nc/4.0/legalcode',
    locality: 'Kanha National Park',
  });
  expect(recordOf(`${page(both)}#${taxonKey(sparrow?.id ?? 0)}`)).toMatchObject({
    scientificName: 'Passer domesticus',
    vernacularName: 'House Sparrow',
    class: 'Aves',
  });
  expect(multimedia).toEqual([
    {
      occurrenceID: page(open),
      type: 'StillImage',
      format: 'image/webp',
      identifier: `${SITE.url}${open.image_urls[0]}`,
      references: page(open),
      description: 'A stag by the water',
      creator: 'Asha Rao',
      license: 'http://creativecommons.org/licenses/by-sa/4.0/legalcode',
      rightsHolder: 'Asha Rao',
    },
  ]);
  expect(new Set(occurrences.map(({ dataGeneralizations }) => dataGeneralizations))).toEqual(
    new Set([
      '',
      'The date is given as its month.',
      'The date is given as its week.',
      'The coordinates are the centre of a square of 0.2° with the place. The date is given as its month.',
      'The coordinates are the centre of a square of 0.02° with the place. The date is given as its week.',
      'The place is given as its state. The date is given as its month.',
    ]),
  );
  // The data set is under the strictest licence of its records.
  expect(text).toContain('<ulink url="http://creativecommons.org/licenses/by-nc/4.0/legalcode">');
});

test('the name of the community stands for a single animal, under the same id', async () => {
  await license(asha, 'cc0');
  const post = await publishSighting(api.app, asha, { species: ['leopard'], place: POINT }, { asks: 'true' });
  const { suggest } = callers(api);
  expect((await read()).occurrences).toMatchObject([
    {
      occurrenceID: page(post),
      vernacularName: 'Leopard',
      identificationVerificationStatus: 'named by the observer',
    },
  ]);
  for (const who of [bikram, chitra, dawa]) await suggest(who, post._id, 'chital');
  const { occurrences, faults } = await read();
  expect(occurrences).toMatchObject([
    {
      occurrenceID: page(post),
      vernacularName: 'Chital',
      identificationVerificationStatus: 'agreed by the community',
    },
  ]);
  expect(faults).toEqual([]);
});

test('only visible sightings with a name, of members who chose a licence, are in it', async () => {
  await license(asha, 'cc0');
  const kept = await publishSighting(api.app, asha);
  const hidden = await publishSighting(api.app, asha);
  await publish(api.app, asha, { content: 'A day without animals' });
  await publishSighting(api.app, asha, { species: [] }, { asks: 'true' });
  await publishSighting(api.app, bikram);
  const suspended = await publishSighting(api.app, chitra);
  await license(chitra, 'cc_by');
  expect(await readIds()).toEqual([kept, hidden, suspended].map(page).sort());

  await api.db.write
    .update(posts)
    .set({ hiddenAt: new Date(), hiddenReason: 'spam' })
    .where(eq(posts.id, hidden._id));
  await api.db.write.insert(suspensions).values({ userId: chitra.id, reason: 'spam', since: new Date() });
  expect(await readIds()).toEqual([page(kept)]);
  await api.db.write.delete(suspensions);

  expect((await api.call(asha, 'POST', '/api/post/delete', { postId: kept._id })).statusCode).toBe(200);
  await license(chitra, null);
  const { occurrences, faults } = await read();
  expect([occurrences, faults]).toEqual([[], []]);
});

test('more than a batch is read, and an earlier file stays until the new one is whole', async () => {
  await license(asha, 'cc0');
  const sighting = {
    species: [{ species: 'chital', count: null }],
    place: null,
    seen_on: '2026-05-14',
    protected: false,
  };
  const rows = Array.from({ length: 1_100 }, () => ({
    id: newPostId(),
    authorId: asha.id,
    content: 'Seen',
    postType: 'text' as const,
    sighting,
  }));
  await api.db.write.insert(posts).values(rows);
  await writeFile(file, 'the earlier archive');
  const stopped = read({
    onRecords: (records) => {
      if (records > 500) throw new Error('stopped');
    },
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([
    ['records.zip'],
    'the earlier archive',
  ]);
  expect(await readIds()).toEqual(rows.map(({ id }) => page({ _id: id })).sort());
  expect(await readdir(folder)).toEqual(['records.zip']);
});

describe('the command', () => {
  const context = () =>
    ({ db: api.db, site: { url: SITE.url, contactEmail: SITE.contactEmail }, folder }) as CommandContext;

  test('writes the file and says what is in it', async () => {
    await license(asha, 'cc0');
    await publishSighting(api.app, asha);
    expect(await run(['records.zip'])(context())).toBe(`${file} has 1 record and 0 pictures.`);
    expect(await run([])(context())).toBe(`${join(folder, 'darwin-core.zip')} has 1 record and 0 pictures.`);
    expect((await readArchive(await readFile(file), SITE.url)).faults).toEqual([]);
  });

  test.each([
    [['records.csv'], '"records.csv" must end in .zip.'],
    [['one.zip', 'two.zip'], '"two.zip" is one word too many: give one file.'],
  ])('refuses %j', (words, message) => expect(() => run(words)).toThrow(new CommandError(message)));

  test('names a folder that is not there', () =>
    expect(run(['no/records.zip'])(context())).rejects.toThrow(`There is no folder ${join(folder, 'no')}.`));
});

test('a free name is told in its own words beside the taxon of its group', async () => {
  await license(asha, 'cc0');
  const species = ['free:snakes:Green tree one', 'free:unknown:नन्हा जीव'];
  const post = await publishSighting(api.app, asha, { species, place: POINT });
  const { occurrences, faults } = await read();
  expect(faults).toEqual([]);
  const remarks = 'The observer’s own words, which the list of animals does not know.';
  expect(occurrences.filter(({ references }) => references === page(post))).toMatchObject([
    {
      ...{ scientificName: 'Serpentes', taxonRank: 'suborder', order: 'Squamata', class: 'Reptilia' },
      ...{ verbatimIdentification: 'Green tree one', identificationRemarks: remarks, vernacularName: '' },
    },
    {
      occurrenceID: `${page(post)}#${encodeURIComponent(species[1] ?? '')}`,
      ...{ scientificName: 'Animalia', taxonRank: 'kingdom', class: '' },
      ...{ verbatimIdentification: 'नन्हा जीव', identificationRemarks: remarks },
    },
  ]);
});
