import { parks } from '../parks/parks';
import {
  areNear,
  listedPlace,
  type ProtectableSighting,
  assessProtection,
  type ProtectionReasons,
  publicView,
} from './protection';
import type { ExactPlace } from './shown-place';

const TODAY = '2026-06-01';
const point = { kind: 'point', lat: 26.5775, lng: 93.1711 } as const;
const park = { kind: 'park', park: 'kaziranga-national-park' } as const;

/** Reaches 0.63 degrees from its middle at 23.4, 71.3. */
const wildAss = { kind: 'park', park: 'wild-ass-wildlife-sanctuary' } as const;
const atlantis = { kind: 'park', park: 'atlantis' } as const;
const nagarahole = { kind: 'park', park: 'area-nagarahole-national-park' } as const;

const sighting = (species: string[], others: Partial<ProtectableSighting> = {}): ProtectableSighting => ({
  species: species.map((slug) => ({ species: slug, count: null })),
  place: point,
  seen_on: '2026-05-14',
  hide_place: false,
  ...others,
});
const nobody: ProtectionReasons = { asks: false };

describe('what others get of a sighting', () => {
  test.each<[string, ProtectableSighting, Partial<ProtectionReasons>, string]>([
    ['a tiger', sighting(['bengal-tiger']), {}, 'coarse'],
    ['a pangolin', sighting(['indian-pangolin']), {}, 'withheld'],
    ['a bharal', sighting(['bharal']), {}, 'fine'],
    ['a chital', sighting(['chital']), {}, 'open'],
    ['a chital of a child', sighting(['chital'], { show_place: true }), { atLeast: 'coarse' }, 'coarse'],
    ['a pangolin of a child', sighting(['indian-pangolin']), { atLeast: 'coarse' }, 'withheld'],
    ['the strictest of several', sighting(['chital', 'bharal', 'bengal-tiger']), {}, 'coarse'],
    ['a falcon in May', sighting(['amur-falcon']), {}, 'open'],
    ['a falcon in October', sighting(['amur-falcon'], { seen_on: '2026-10-14' }), {}, 'coarse'],
    ['a falcon on a day that is being typed', sighting(['amur-falcon'], { seen_on: '' }), {}, 'coarse'],
    ['a hyena at its den', sighting(['striped-hyena'], { at_site: true }), {}, 'withheld'],
    ['a hidden place', sighting(['chital'], { hide_place: true }), {}, 'withheld'],
    ['an unknown animal', sighting([]), { asks: true }, 'coarse'],
    ['a question with a name', sighting(['chital']), { asks: true }, 'open'],
    ['a tiger in the words', sighting(['chital']), { inWords: ['bengal-tiger'] }, 'coarse'],
    ['a suggested tiger', sighting(['chital']), { suggested: ['chital', 'bengal-tiger'] }, 'coarse'],
    ['a former tiger', sighting(['chital']), { named: 'coarse' }, 'coarse'],
    ['a suggestion that was withdrawn', sighting(['chital']), { suggestedBefore: 'coarse' }, 'coarse'],
    ['a species that left the catalogue', sighting(['dodo']), {}, 'coarse'],
  ])('%s', (_what, input, reasons, level) => {
    expect(assessProtection(input, { ...nobody, ...reasons }).level).toBe(level);
  });

  test.each<[string, string[], Partial<ProtectionReasons>, string]>([
    ['what others suggested', ['chital'], { suggestedBefore: 'coarse', suggested: ['bengal-tiger'] }, 'open'],
    ['a tiger of their own', ['bengal-tiger'], {}, 'coarse'],
    ['a tiger of an earlier edit', ['chital'], { named: 'coarse' }, 'coarse'],
    ['no pangolin beside their own tiger', ['bengal-tiger'], { suggested: ['indian-pangolin'] }, 'withheld'],
    ['a tiger in their words', ['chital'], { inWords: ['bengal-tiger'] }, 'coarse'],
    ['an animal without a name', [], { asks: true, suggestedBefore: 'coarse' }, 'coarse'],
  ])('the author opens %s by their word', (_what, species, reasons, own) => {
    expect(assessProtection(sighting(species, { show_place: true }), { ...nobody, ...reasons }).own).toBe(
      own,
    );
  });
});

describe('the public view', () => {
  const view = (input: ProtectableSighting, level: Parameters<typeof publicView>[1]) =>
    publicView(input, level, TODAY);

  test('has the exact place and day of what is open', () => {
    expect(view(sighting(['chital']), 'open')).toEqual({
      species: [{ species: 'chital', count: null }],
      place: point,
      seen_on: '2026-05-14',
      protected: false,
    });
  });

  test.each([
    ['fine', { kind: 'cell', lat: 26.57, lng: 93.17, degrees: 0.02 }, '2026-05-11/2026-05-17'],
    ['coarse', { kind: 'cell', lat: 26.5, lng: 93.1, degrees: 0.2 }, '2026-05'],
    ['withheld', null, '2026-05'],
  ] as const)('%s', (level, place, seen_on) => {
    const species = [{ species: 'bengal-tiger', count: null }];
    expect(view(sighting(['bengal-tiger']), level)).toEqual({ species, place, seen_on, protected: true });
  });

  test('is the same, to the byte, for all places and days of a cell and month', () => {
    const views = [26.4, 26.4001, 26.5, 26.5775, 26.59999].flatMap((lat) =>
      [93.0, 93.1, 93.1999].flatMap((lng) =>
        ['2026-05-01', '2026-05-31'].map((seen_on) =>
          JSON.stringify(
            view(sighting(['bengal-tiger'], { seen_on, place: { kind: 'point', lat, lng } }), 'coarse'),
          ),
        ),
      ),
    );
    expect(new Set(views).size).toBe(1);
  });

  test('a hidden place is no place, in lists as well', () => {
    expect(view(sighting(['chital'], { place: null }), 'open').place).toBeNull();
    for (const { slug } of parks) {
      const hidden = sighting(['chital'], { place: { kind: 'park', park: slug }, hide_place: true });
      expect(view(hidden, 'withheld').place).toBeNull();
      expect(listedPlace(hidden, 'withheld', TODAY)).toEqual({
        publicPark: null,
        parkFrom: null,
        cell: null,
      });
    }
  });

  test('names a large park at once, and a small one after thirty days', () => {
    expect(view(sighting(['bengal-tiger'], { place: park }), 'coarse').place).toEqual(park);
    const hangul = sighting(['hangul'], { place: { kind: 'park', park: 'dachigam-national-park' } });
    expect(publicView(hangul, 'coarse', '2026-06-12').place).toEqual({
      kind: 'state',
      state: 'Jammu and Kashmir',
    });
    expect(listedPlace(hangul, 'coarse', '2026-06-12')).toMatchObject({
      publicPark: null,
      parkFrom: '2026-06-13',
    });
    expect(publicView(hangul, 'coarse', '2026-06-13').place).toEqual(hangul.place);
    expect(listedPlace(hangul, 'coarse', '2026-06-13')).toMatchObject({
      publicPark: 'dachigam-national-park',
      parkFrom: null,
    });
  });

  test('a small area beyond the guide is its cell, in lists as well, and a large one its name', () => {
    const key = 'area-ranganathittu-bird-sanctuary';
    const stork = sighting(['bengal-tiger'], { place: { kind: 'park', park: key }, seen_on: '2020-05-14' });
    expect(listedPlace(stork, 'open', TODAY)).toEqual({ publicPark: key, parkFrom: null, cell: null });
    const cell = { lat: 12.5, lng: 76.7 };
    expect(listedPlace(stork, 'coarse', TODAY)).toEqual({ publicPark: null, parkFrom: null, cell });
    expect(view(stork, 'coarse').place).toEqual({ kind: 'cell', ...cell, degrees: 0.2 });
    expect(listedPlace({ ...stork, place: nagarahole }, 'coarse', TODAY).publicPark).toBe(nagarahole.park);
    const gone = { ...stork, place: { kind: 'park', park: 'area-atlantis' } } as const;
    expect(view(gone, 'coarse').place).toBeNull();
    expect(listedPlace(gone, 'coarse', TODAY)).toEqual({ publicPark: null, parkFrom: null, cell: null });
  });

  test('is the same, to the byte, for a small area and any point in the cell of its middle', () => {
    const places: ExactPlace[] = [
      { kind: 'park', park: 'area-ranganathittu-bird-sanctuary' },
      { kind: 'point', lat: 12.41, lng: 76.79 },
    ];
    const views = places.map((place) =>
      JSON.stringify(view(sighting(['bengal-tiger'], { place }), 'coarse')),
    );
    expect(new Set(views).size).toBe(1);
  });

  test('names the fields of the public alone', () => {
    const shown = view(sighting(['chital'], { hide_place: true, at_site: true }), 'withheld');
    expect(Object.keys(shown).sort()).toEqual(['place', 'protected', 'seen_on', 'species']);
  });
});

test.each<[string, ExactPlace | null, ExactPlace | null, boolean]>([
  ['the same park', park, park, true],
  ['a point across the edge of a cell', point, { ...point, lat: 26.601 }, true],
  ['a point beyond a cell', point, { ...point, lat: 26.79 }, false],
  ['a point far to the east', point, { ...point, lng: 93.5 }, false],
  ['a point near the middle of a park', { kind: 'point', lat: 26.6, lng: 93.3 }, park, true],
  ['a point at the edge of a large park', { kind: 'point', lat: 23.9, lng: 71.3 }, wildAss, true],
  ['a point beyond the edge of a large park', { kind: 'point', lat: 24.1, lng: 71.3 }, wildAss, false],
  ['the same area', nagarahole, nagarahole, true],
  ['a point in an area', { kind: 'point', lat: 12.1, lng: 76.2 }, nagarahole, true],
  ['a park beside an area', { kind: 'park', park: 'bandipur-national-park' }, nagarahole, false],
  ['a point far from an area', point, nagarahole, false],
  ['another park', park, { kind: 'park', park: 'gir-national-park' }, false],
  ['a park that left the catalogue', point, atlantis, false],
  ['the same park that left it', atlantis, atlantis, true],
  ['no place', null, park, false],
])('near: %s', (_what, one, other, expected) => {
  expect(areNear(one, other)).toBe(expected);
  expect(areNear(other, one)).toBe(expected);
});
