import { measuredAnimalFaults, measuredTrackFaults } from './measured-faults';
import type { MeasuredTrack } from './measured-track.schema';

const good: MeasuredTrack = {
  id: 'elephant-1',
  species: 'African savanna elephant',
  scientific_name: 'Loxodonta africana',
  individual: 'Habiba',
  medium: 'land',
  source: {
    title: 'Elephants of Samburu',
    authors: 'Wall J',
    year: 2014,
    doi: '10.5441/001/1.f321pf80',
    licence: 'CC0 1.0',
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    credit: 'Wall et al. 2014 (CC0 1.0)',
    changes: '',
  },
  period: { from: '2014-01-01T00:00:00Z', to: '2014-01-01T10:00:00Z' },
  fixes_total: 40,
  distance_km: 25,
  gap_days: 4,
  precision: 'Rounded to about 1 km.',
  points: [
    [37.5, 0.5, 1388534400],
    [37.6, 0.5, 1388552400],
    [37.7, 0.5, 1388570400],
  ],
};
const [first, second, third] = good.points;
const withSource = (source: Partial<MeasuredTrack['source']>) => ({ source: { ...good.source, ...source } });
const ccBy = { licence: 'CC BY 4.0', licence_url: 'https://creativecommons.org/licenses/by/4.0/' };

test.each<[string, object]>([
  ['from the public domain', {}],
  ['of an address alone', withSource({ doi: undefined, url: 'https://example.org/elephants' })],
  ['by CC BY with its changes', withSource({ ...ccBy, changes: 'Thinned.' })],
  ['with each of its fixes', { fixes_total: 3 }],
  ['that its points shorten to within a twentieth', { distance_km: 21.5 }],
])('a good track %s has no faults', (_, change) => {
  expect(measuredTrackFaults({ ...good, ...change })).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['without a credit', withSource({ credit: ' ' }), /^elephant-1: no credit$/],
  ['under a closed licence', withSource({ licence: 'CC BY-NC 4.0' }), /licence 'CC BY-NC 4.0' is not one of/],
  [
    'with the address of another licence',
    withSource({ licence: ccBy.licence }),
    /is not the address of CC BY/,
  ],
  ['by CC BY without its changes', withSource(ccBy), /asks to tell what was changed/],
  ['of no known source', withSource({ doi: undefined }), /neither DOI nor address/],
  ['that goes back in time', { points: [first, third, second] }, /point 3: not later/],
  ['with a time twice', { points: [first, first, third] }, /point 2: not later/],
  ['beyond 180°', { points: [first, [181, 0.5, 1388552400], third] }, /point 2: longitude 181/],
  ['beyond the pole', { points: [first, [37.6, 91, 1388552400], third] }, /point 2: latitude 91/],
  ['faster than its kind', { points: [first, [47.6, 0.5, 1388552400], third] }, /point 2: \d+ km\/h/],
  ['of another period', { period: { ...good.period, to: '2015-01-01T00:00:00Z' } }, /ends 2015/],
  ['that begins in another', { period: { ...good.period, from: '2013-01-01T00:00:00Z' } }, /begins 2013/],
  ['with more points than fixes', { fixes_total: 2 }, /3 points of 2 fixes/],
  ['longer than its distance', { distance_km: 5 }, /22 km between its points, 5 km in all/],
  ['with one point', { points: [first] }, /elephant-1: points: /],
  ['with a field that nobody knows', { colour: 'grey' }, /elephant-1: .*colour/],
])('a track %s is refused by name', (_, change, fault) => {
  expect(measuredTrackFaults({ ...good, ...change })).toContainEqual(expect.stringMatching(fault));
});

test('a value that is not a track is refused', () => {
  expect(measuredTrackFaults(undefined)).toEqual([expect.stringContaining('a track without an id')]);
});

test('the catalogue names the species of a track, where it has it', () => {
  const catalogue = [
    { id: 7, scientific_name: 'Elephas maximus' },
    { id: 75, scientific_name: 'Loxodonta africana' },
  ];
  expect(measuredAnimalFaults({ ...good, animal: 75 }, catalogue)).toEqual([]);
  expect(measuredAnimalFaults(good, catalogue)).toEqual([expect.stringContaining('is animal 75')]);
  expect(measuredAnimalFaults({ ...good, animal: 3 }, [])).toEqual([expect.stringContaining('animal 3')]);
  expect(measuredAnimalFaults(good, [])).toEqual([]);
});
