import type { z } from 'zod';
import { trackSchema } from './track.schema';

const schema = trackSchema({ species: new Map([['amur-falcon', 46]]), sources: new Map() });

const withoutSpecies = {
  name: 'Amur Falcon',
  emoji: '🦅',
  path: [
    { lat: 50, lng: 127, place: 'Amur' },
    { lat: 26, lng: 94, place: 'Nagaland' },
    { lat: -27, lng: 29, place: 'South Africa' },
  ],
  medium: 'air',
  kind: 'migration',
  summary:
    'It leaves the Amur in autumn, eats termites in Nagaland and crosses the sea to reach southern Africa.',
  source: { title: 'A page', url: 'https://example.org/page' },
} satisfies z.input<typeof schema>;
const good = { ...withoutSpecies, species: 'amur-falcon' };
const [first, second, third] = good.path;

const faults = (change: Partial<z.input<typeof schema>>) =>
  schema
    .safeParse({ ...good, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a good track has no faults, and its species becomes an id', () => {
  expect(schema.parse(good)).toEqual({ ...withoutSpecies, animalId: 46 });
  expect(schema.parse(withoutSpecies)).toEqual(withoutSpecies);
});

test.each<[fault: RegExp, change: Partial<z.input<typeof schema>>]>([
  [/^path: Too small/, { path: good.path.slice(1) }],
  [/^path: Too big/, { path: [...good.path, first, second].flatMap((point) => point ?? []) }],
  [/^path.0.lat: Too big/, { path: [{ lat: 86, lng: 0, place: 'Near the pole' }, ...good.path] }],
  [/^path.0.lat: Too small/, { path: [{ lat: -86, lng: 0, place: 'Near the pole' }, ...good.path] }],
  [/^path.0.lng: Too big/, { path: [{ lat: 0, lng: 181, place: 'Pacific' }, ...good.path] }],
  [/^path.0.lat: Invalid input/, { path: [{ lat: NaN, lng: 0, place: 'Nowhere' }, ...good.path] }],
  [/^path.0.place: Too small/, { path: [{ lat: 0, lng: 0, place: '' }, ...good.path] }],
  [/^path.0.place: A blank/, { path: [{ lat: 0, lng: 0, place: '     ' }, ...good.path] }],
  [/^path.1: 'Amur' occurs twice/, { path: [{ lat: 0, lng: 0, place: 'Amur' }, ...good.path] }],
  [/^path.1: 'Amur' occurs twice/, { path: [{ lat: 50, lng: 127, place: 'Heilong' }, ...good.path] }],
  [/^emoji: This is not one emoji/, { emoji: '' }],
  [/^emoji: This is not one emoji/, { emoji: '🦅🦅' }],
  [/^emoji: This is not one emoji/, { emoji: 'F' }],
  [/^summary: Too small/, { summary: `It ${'flies '.repeat(12)}far.` }],
  [/^summary: Too big/, { summary: `It ${'flies '.repeat(35)}so long.` }],
  [/^summary: Write one or two/, { summary: `${good.summary} It rests. It returns.` }],
  [/^summary: Write one or two/, { summary: good.summary.slice(0, -1) }],
  [/^summary: Write one or two/, { summary: `but ${good.summary}` }],
  [/^name: A blank/, { name: '     ' }],
  [/^name: Too small/, { name: 'Ape' }],
  [/^species: There is no species 'amur-falkon'/, { species: 'amur-falkon' }],
])('finds %s', (fault, change) => expect(faults(change)).toEqual([expect.stringMatching(fault)]));

test.each<[string, Partial<z.input<typeof schema>>]>([
  ['four points', { path: [...good.path, { lat: 85, lng: -180, place: 'Pole' }] }],
  ['a name of four letters', { name: 'Orca' }],
  ['two sentences', { summary: `${good.summary} It rests.` }],
  ['80 characters', { summary: `It ${'flies '.repeat(12)}home.` }],
  ['220 characters', { summary: `It ${'flies '.repeat(35)}so far.` }],
  ['one place on another meridian', { path: good.path.map((point) => ({ ...point, lat: 1 })) }],
  ['one place on another parallel', { path: good.path.map((point) => ({ ...point, lng: 1 })) }],
  ['an emoji of several code points', { emoji: '🐻‍❄️' }],
  ['a return to the first place', { path: [first, second, third, first].flatMap((point) => point ?? []) }],
])('accepts %s', (_, change) => expect(faults(change)).toEqual([]));
