import { PassThrough } from 'node:stream';
import { post } from './post';
import { exits } from './problem';
import type { Site } from './site';
import { dayIn, dayText } from './time-text';

const out = new PassThrough();
const err = new PassThrough();
const posted = { status: 200, body: { post: { _id: '7' } } };
const add = jest.fn<Promise<typeof posted>, [{ body: FormData }]>(() => Promise.resolve(posted));
const tiger = { slug: 'bengal-tiger', name: 'Bengal Tiger', scientific_name: 'P. tigris', other_names: [] };
const site = {
  address: 'http://a.example',
  settings: () => Promise.resolve({ uploads: { pictures_per_post: 10, max_bytes: 1 } }),
  species: () => Promise.resolve([tiger]),
  client: () => Promise.resolve({ posts: { add } }),
} as unknown as Site;

const publish = (seenOn: string | undefined, species = ['Bengal Tiger']) =>
  post(site, { out, err, env: {} }, { text: 'A tiger', pictures: [], alts: [], species, seenOn });

beforeEach(() => add.mockClear());

test.each([
  ['2026-03-02', '2026-03-02'],
  [undefined, dayIn(new Date())],
])('a sighting with the day %s is published for %s, and says so', async (given, day) => {
  await publish(given);
  expect(add.mock.calls[0]?.[0].body.get('sighting')).toBe(
    JSON.stringify({ species: [{ species: 'bengal-tiger' }], seen_on: day }),
  );
  expect([String(err.read()), String(out.read())]).toEqual([
    `Seen on ${dayText(day)}.\n`,
    'http://a.example/community/post/7\n',
  ]);
});

test('a post without a species says nothing of a day', async () => {
  await publish(undefined, []);
  expect([add.mock.calls[0]?.[0].body.has('sighting'), err.read()]).toEqual([false, null]);
});

test.each([
  ['yesterday', ['Bengal Tiger'], /^--seen-on needs a day such as \d{4}-\d\d-\d\d\.$/],
  ['2026-02-30', ['Bengal Tiger'], /^--seen-on needs a day such as /],
  ['2999-01-01', ['Bengal Tiger'], /in the future/],
  ['1899-12-31', ['Bengal Tiger'], /before 1900/],
  ['2026-03-02', [], /^--seen-on needs a --species\.$/],
])('--seen-on=%s with %j is refused before anything is sent', async (seenOn, species, message) => {
  await expect(publish(seenOn, species)).rejects.toMatchObject({
    exit: exits.usage,
    message: expect.stringMatching(message) as unknown,
  });
  expect(add).not.toHaveBeenCalled();
});
