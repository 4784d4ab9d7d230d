import { parks, roster } from '@aranya/wildlife-data';
import type { SightingInput } from '@aranya/contracts';
import { isSensitiveSpecies } from './catalogue';
import { listedPlaceOf, needsProtection, publicView } from './protection';

const point = { kind: 'point', lat: 26.5775, lng: 93.1711 } as const;
const park = { kind: 'park', park: 'kaziranga-national-park' } as const;

const sighting = (species: string[], others: Partial<SightingInput> = {}): SightingInput => ({
  species: species.map((slug) => ({ species: slug, count: null })),
  place: point,
  seen_on: '2026-05-14',
  hide_place: false,
  ...others,
});
const nobody = { asks: false, suggested: [], wasSensitive: false };

describe('needs protection', () => {
  test.each([
    ['an endangered species', sighting(['bengal-tiger']), nobody, true],
    ['one of several', sighting(['chital', 'bengal-tiger']), nobody, true],
    ['a vulnerable species', sighting(['sloth-bear']), nobody, true],
    ['a species of least concern', sighting(['chital']), nobody, false],
    ['a hidden place', sighting(['chital'], { hide_place: true }), nobody, true],
    ['an unknown animal', sighting([]), { ...nobody, asks: true }, true],
    ['a question with a name', sighting(['chital']), { ...nobody, asks: true }, false],
    ['a suggested tiger', sighting(['chital']), { ...nobody, suggested: ['chital', 'bengal-tiger'] }, true],
    ['a suggested chital', sighting([]), { asks: true, suggested: ['chital'], wasSensitive: false }, true],
    ['a species that left the catalogue', sighting(['dodo']), nobody, true],
    ['a former tiger', sighting(['chital']), { ...nobody, wasSensitive: true }, true],
  ])('%s: %#', (_what, input, reasons, expected) => {
    expect(needsProtection(input, reasons)).toBe(expected);
  });

  test('every species that is at least Vulnerable', () => {
    const threatened = roster.filter(({ conservation_status: status }) =>
      /Vulnerable|Endangered/.test(status),
    );
    expect(threatened.length).toBeGreaterThan(50);
    expect(threatened.filter(({ slug }) => !isSensitiveSpecies(slug))).toEqual([]);
  });
});

describe('the public view', () => {
  test('has the exact place and day of what needs no protection', () => {
    expect(publicView(sighting(['chital']), false)).toEqual({
      species: [{ species: 'chital', count: null }],
      place: point,
      seen_on: '2026-05-14',
      protected: false,
    });
  });

  test('has the cell and the month of what does', () => {
    expect(publicView(sighting(['bengal-tiger']), true)).toEqual({
      species: [{ species: 'bengal-tiger', count: null }],
      place: { kind: 'cell', lat: 26.5, lng: 93.1 },
      seen_on: '2026-05',
      protected: true,
    });
  });

  test('is the same, to the byte, for all places and days of a cell and month', () => {
    const views = [26.4, 26.4001, 26.5, 26.5775, 26.59999].flatMap((lat) =>
      [93.0, 93.1, 93.1999].flatMap((lng) =>
        ['2026-05-01', '2026-05-31'].map((seen_on) =>
          JSON.stringify(
            publicView(sighting(['bengal-tiger'], { seen_on, place: { kind: 'point', lat, lng } }), true),
          ),
        ),
      ),
    );
    expect(new Set(views).size).toBe(1);
  });

  test('keeps the park, unless the author hides the place', () => {
    expect(publicView(sighting(['bengal-tiger'], { place: park }), true).place).toEqual(park);
    expect(publicView(sighting(['chital'], { place: park, hide_place: true }), true).place).toEqual({
      kind: 'cell',
      lat: 26.5,
      lng: 93.1,
    });
  });

  test('of a hidden park and of a point in the cell of its centre are one', () => {
    for (const { slug, coordinates } of parks) {
      const view = (place: SightingInput['place']) =>
        JSON.stringify(publicView(sighting(['chital'], { place, hide_place: true }), true));
      expect(view({ kind: 'park', park: slug })).toBe(view({ kind: 'point', ...coordinates }));
    }
  });

  test('without a place has none', () => {
    expect(publicView(sighting(['bengal-tiger'], { place: null }), true).place).toBeNull();
    expect(listedPlaceOf({ place: null, hide_place: true })).toEqual({ publicPark: null, cell: null });
  });

  test('names the fields of the public alone', () => {
    const view = publicView(sighting(['chital'], { hide_place: true }), true);
    expect(Object.keys(view).sort()).toEqual(['place', 'protected', 'seen_on', 'species']);
  });
});
