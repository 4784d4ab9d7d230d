import type { SightingDraft } from '@aranya/contracts';
import type { TaxonProtection } from '@aranya/wildlife-data';
import { newSighting, sightingProblem, localToday, withChosen } from './sighting-draft';
import { whatOthersSee } from './what-others-see';

const point = { kind: 'point', lat: 26.571, lng: 93.171 } as const;
const park = { kind: 'park', park: 'kaziranga-national-park' } as const;
const seen = (species: string[], changes: Partial<SightingDraft> = {}): SightingDraft => ({
  ...newSighting(),
  species: species.map((each) => ({ species: each, count: null })),
  ...changes,
});

test.each<[string, SightingDraft, string]>([
  [
    'a common species at a point',
    seen(['chital'], { place: point }),
    'Others see the exact point and the day.',
  ],
  ['a common species in a park', seen(['chital'], { place: park }), 'Others see the park and the day.'],
  ['a common species', seen(['chital']), 'Others see only the day.'],
  [
    'a threatened species at a point',
    seen(['chital', 'bengal-tiger'], { place: point }),
    'Others see a square of about 22 km and the month.',
  ],
  [
    'a threatened species in a park',
    seen(['bengal-tiger'], { place: park }),
    'Others see the park and the month.',
  ],
  [
    'a hidden place in a park',
    seen(['bengal-tiger'], { place: park, hide_place: true }),
    'Others see no place and only the month.',
  ],
  [
    'a tortoise that collectors want',
    seen(['indian-star-tortoise'], { place: point }),
    'Others see no place and only the month.',
  ],
  [
    'a species that people disturb',
    seen(['bharal'], { place: point }),
    'Others see a square of about 2 km and the week.',
  ],
  [
    'a threatened species in a small park',
    seen(['hangul'], { place: { kind: 'park', park: 'dachigam-national-park' } }),
    'Others see Jammu and Kashmir and the month and, thirty days after your sighting, the park.',
  ],
  ['a threatened species without a place', seen(['bengal-tiger']), 'Others see only the month.'],
])('of %s', (_, sighting, text) => {
  expect(whatOthersSee(sighting, false).text).toBe(text);
});

test.each<[string, SightingDraft, boolean]>([
  ['a common species at a point', seen(['chital'], { place: point }), true],
  ['a common species without a place', seen(['chital']), false],
  ['a hidden day', seen(['chital'], { hide_place: true }), true],
  ['an animal without a name at a point', seen([], { place: point }), true],
  ['a threatened species at a point', seen(['bengal-tiger'], { place: point }), true],
  ['a withheld species at a point', seen(['indian-pangolin'], { place: point }), false],
  ['a threatened species in a park', seen(['bengal-tiger'], { place: park }), true],
])('hiding the place of %s changes what others see: %s', (_, sighting, canHide) => {
  expect(whatOthersSee(sighting, false).canHide).toBe(canHide);
});

test('the square is the cell of the point, wherever in it the point lies', () => {
  const corners = (lat: number, lng: number) =>
    whatOthersSee(seen(['bengal-tiger'], { place: { kind: 'point', lat, lng } }), false)
      .square?.flat()
      .map((value) => Number(value.toFixed(6)));
  expect(corners(26.571, 93.171)).toEqual([26.4, 93, 26.6, 93.2]);
  expect(corners(26.41, 93.01)).toEqual([26.4, 93, 26.6, 93.2]);
  expect(whatOthersSee(seen(['chital'], { place: point }), false).square).toBeNull();
});

test('an animal that nobody has named yet is protected', () => {
  const asked = whatOthersSee(seen([], { place: point }), true);
  expect(asked.protected).toBe(true);
  expect(asked.reason).toBe('Nobody knows yet which animal it is.');
});

test('says what happens to the animal that is kept most strictly', () => {
  expect(whatOthersSee(seen(['bengal-tiger', 'indian-pangolin'], { place: point }), false).reason).toMatch(
    /^Indian Pangolin: The mammal that is smuggled most/,
  );
});

test.each([
  ['Brown hill bird', 'a square', /^This animal is not in our list/],
  ['Spotted deer or chital', 'a square', /^This animal is not in our list/],
  ['Something like a tiger', 'a square', /^Your words name a protected animal/],
  ['A small pangolin', 'no place', /^Your words name a protected animal/],
])('the free name %j is kept by what its words name', (words, text, reason) => {
  const shown = whatOthersSee(seen([`free:unknown:${words}`], { place: point }), false);
  expect(shown).toMatchObject({ protected: true });
  expect(shown.text).toContain(text);
  expect(shown.reason).toMatch(reason);
});

test('a den is kept more strictly than the animal', () => {
  const hyena = seen(['striped-hyena'], { place: point });
  expect(whatOthersSee(hyena, false).text).toContain('a square');
  expect(whatOthersSee({ ...hyena, at_site: true }, false).text).toContain('no place');
});

test('of a common species, its nest is the reason', () => {
  const nest = seen(['indian-peacock'], { place: point, at_site: true, seen_on: '2026-01-10' });
  expect(whatOthersSee(nest, false).reason).toMatch(/^Indian Peacock: People who know a nest/);
});

test('what others suggested keeps the place until its author shows it', () => {
  const chital = seen(['chital'], { place: point });
  expect(whatOthersSee(chital, true, true)).toMatchObject({
    protected: true,
    canShow: true,
    text: 'Others see no more than before.',
  });
  expect(whatOthersSee({ ...chital, show_place: true }, true, true)).toMatchObject({
    protected: false,
    text: 'Others see the exact point and the day.',
  });
  expect(whatOthersSee(seen(['bengal-tiger'], { place: point }), true, true).canShow).toBe(false);
});

test('the day of a find that had no name is kept until its author shows it, also without a place', () => {
  const parakeet = seen(['rose-ringed-parakeet']);
  expect(whatOthersSee(parakeet, true, true)).toMatchObject({
    protected: true,
    canShow: true,
    canHide: false,
    text: 'Others see no more than before.',
  });
  expect(whatOthersSee({ ...parakeet, show_place: true }, true, true)).toMatchObject({
    protected: false,
    text: 'Others see only the day.',
  });
});

test.each<[SightingDraft, boolean, string | null]>([
  [seen([]), false, 'Choose the species that you saw, or remove the sighting.'],
  [seen([]), true, null],
  [seen(['chital']), false, null],
  [seen(['chital'], { seen_on: '' }), false, 'Choose the day on which you saw it.'],
  [seen(['chital'], { seen_on: '2999-01-01' }), false, 'The day of a sighting cannot be in the future.'],
  [seen(['chital'], { seen_on: '1066-10-14' }), false, 'The day of a sighting cannot be before 1900.'],
  [
    seen([], { species: [{ species: 'chital', count: 0 }] }),
    false,
    'Count between 1 and 100,000 animals, or leave it empty.',
  ],
])('%j can be published or says why not', (sighting, asks, problem) => {
  expect(sightingProblem(sighting, asks)).toBe(problem);
});

test('a link chooses species and park of the catalogue, or another area, nothing else', () => {
  const lake = { kind: 'park', park: 'area-chilika-lake' };
  expect(newSighting({ park: 'area-chilika-lake' })).toMatchObject({ place: lake });
  expect(newSighting({ park: 'area-narnia' })).toMatchObject({ place: null });
  expect(newSighting({ species: 'bengal-tiger', park: 'kanha-national-park' })).toEqual({
    species: [{ species: 'bengal-tiger', count: null }],
    place: { kind: 'park', park: 'kanha-national-park' },
    seen_on: localToday(),
    hide_place: false,
  });
  expect(newSighting({ species: 'unicorn', park: 'narnia' })).toMatchObject({ species: [], place: null });
});

test('a link adds to the sighting of a draft', () => {
  const draft = seen(['chital'], { place: point, hide_place: true });
  expect(withChosen(draft, { species: 'bengal-tiger', park: null })).toEqual({
    ...draft,
    species: [
      { species: 'chital', count: null },
      { species: 'bengal-tiger', count: null },
    ],
  });
  expect(withChosen(draft, { species: 'chital', park: 'kanha-national-park' })).toEqual({
    ...draft,
    place: { kind: 'park', park: 'kanha-national-park' },
  });
  expect(withChosen(null, { species: null, park: 'narnia' })).toBeNull();
});

test('the day is that of the device', () => {
  expect(localToday(new Date(2026, 0, 2, 0, 5))).toBe('2026-01-02');
});

const unknown: TaxonProtection = {
  scientific_name: 'Otus',
  higher_taxa: [],
  members: [],
  species: [],
  open: true,
};

test.each<[string, TaxonProtection, string]>([
  ['a line of the table', { ...unknown, higher_taxa: ['Strigiformes'] }, 'Owl: Owls are trapped for rites'],
  [
    'protected members',
    { ...unknown, members: ['Panthera tigris'] },
    'Some animals of this kind are protected.',
  ],
  ['the Red List', { ...unknown, open: false }, 'The animal may be threatened.'],
  ['its nest', unknown, 'Owl: People who know a nest, a den or a roost disturb it'],
])('tells why an animal beyond the guide is kept: %s', (why, protection, reason) => {
  const taxon = { id: 1, scientific_name: 'Otus', name: 'Owl', rank: 'genus', group: 'birds' };
  const sighting = seen([], { species: [{ species: 'taxon-1', count: null, taxon }], place: point });
  const may = { ...sighting, seen_on: '2026-05-01', at_site: why === 'its nest' };
  const shown = whatOthersSee(may, false, false, {
    taxa: new Map([['taxon-1', { protection }]]),
    unreached: new Set(),
  });
  expect(shown.protected).toBe(true);
  expect(shown.reason).toContain(reason);
});

describe('an animal whose protection the device could not ask for', () => {
  const taxon = { id: 1, scientific_name: 'Otus', name: 'Owl', rank: 'genus', group: 'birds' };
  const species = [{ species: 'taxon-1', count: null, taxon }];
  const show = (changes: Partial<SightingDraft>) =>
    whatOthersSee({ ...seen([], { species, place: point }), ...changes }, false, false, {
      taxa: new Map(),
      unreached: new Set(['taxon-1']),
    });

  test('is said to be known later, and no square is drawn', () => {
    expect(show({})).toEqual({
      protected: true,
      text: 'What others see is known once this is sent.',
      reason: 'This device does not know how strictly Owl is protected.',
      canHide: true,
      canShow: false,
      square: null,
    });
  });

  test('changes nothing where the place is withheld anyway', () => {
    const withheld = 'Others see no place and only the month.';
    expect(show({ hide_place: true }).text).toBe(withheld);
    const pangolin = { species: 'indian-pangolin', count: null };
    expect(show({ species: [...species, pangolin] }).text).toBe(withheld);
  });
});

test('of a child, others see a square at most, and a child reads why', () => {
  const shown = (slug: string, hide_place = false) =>
    whatOthersSee(seen([slug], { place: point, hide_place }), false, false, undefined, true);
  expect(shown('chital')).toMatchObject({
    protected: true,
    text: 'Others see a square of about 22 km and the month.',
    reason: 'You are under 18.',
    canShow: false,
  });
  expect(shown('indian-pangolin').text).toBe('Others see no place and only the month.');
  expect(shown('chital', true).reason).toBe('You chose to hide the place.');
});
