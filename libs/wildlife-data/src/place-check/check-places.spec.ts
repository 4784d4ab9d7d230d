import { checkPlaces } from './check-places';
import { findPlaces } from './find-places';
import { exactPlaces, namedPlaces } from './testing/exact-places';
import { noPlaces } from './testing/no-places';

const positives = Object.entries(exactPlaces).flatMap(([kind, places]) =>
  places.map((place): [string, string] => [kind, place]),
);

test('the tables have at least 150 texts each', () => {
  expect(positives.length + namedPlaces.length).toBeGreaterThanOrEqual(150);
  expect(noPlaces.length).toBeGreaterThanOrEqual(150);
  expect(new Set(noPlaces).size).toBe(noPlaces.length);
});

describe('warns of an exact place beside a tiger, and takes it out', () => {
  test.each(positives)('%s: %j', (_, place) => {
    const text = `We saw a tiger. ${place}. What a morning!`;
    const { warnings, suggestion } = checkPlaces(text);
    expect(warnings.map(({ species }) => species[0]?.name)).toContain('Bengal Tiger');
    expect(findPlaces(suggestion.text)).toEqual([]);
    expect(suggestion.text).toMatch(/^We saw a tiger\./);
    expect(suggestion.text).toMatch(/What a morning!$/);
    expect(suggestion.text.normalize('NFKC').match(/\p{Nd}{4}|\p{Nd}\.\p{Nd}{3}/u)).toBeNull();
  });

  test.each(namedPlaces)('named place: %j', (text, place) => {
    const { warnings, suggestion } = checkPlaces(text);
    expect(warnings).toMatchObject([{ field: 'text', place: { kind: 'named_place', text: place } }]);
    expect(suggestion.text).not.toContain(place);
    expect(checkPlaces(suggestion.text).warnings).toEqual([]);
  });
});

describe('does not warn of anything else', () => {
  test.each(noPlaces)('%j', (text) => {
    expect(checkPlaces(text)).toEqual({ warnings: [], suggestion: { text, alts: [] } });
  });
});

describe('says of what kind a place is, and within how many metres it leads', () => {
  test.each([
    ['20.2484, 79.3432', 'coordinates', 11.132],
    ['20.24° N, 79.343° E', 'coordinates', 111.32],
    ['0.1234, 5.5678', 'coordinates', 11.132],
    ['5.5678, 0.1234', 'coordinates', 11.132],
    ['90.0000, 180.0000', 'coordinates', 11.132],
    ['geo:20.2484,79.3432', 'coordinates', 11.132],
    ['geo:20.24,79.343', 'coordinates', 111.32],
    ['20°14′54″N 79°20′35″E', 'coordinates', 30.867],
    ['20°14.9′N 79°20.6′E', 'coordinates', 185.2],
    ['20°14′N 79°20′E', 'coordinates', 1852],
    ['20 degrees 14 minutes 79 degrees 20 minutes', 'coordinates', 1852],
    ['20 14 54s 79 20 35e', 'coordinates', 30.867],
    ['201454N 0792035E', 'coordinates', 31],
    ['2014N07920E', 'coordinates', 1852],
    ['7JGX68XV+9C', 'plus_code', 14],
    ['7JGX68XV+9CF', 'plus_code', 3],
    ['///filled.count.soap', 'what3words', 3],
    ['geohash: tsxm8k2p', 'geohash', 5.697],
    ['44Q 326899 2239829', 'grid_reference', 1],
    ['326899 E 2239829 N zone 44', 'grid_reference', 1],
    ['44QLH2689939829', 'grid_reference', 1],
    ['44Q LH 2689 3982', 'grid_reference', 10],
    ['44QLH268398', 'grid_reference', 100],
    ['MGRS 44Q LH 26 39', 'grid_reference', 1000],
    ['https://maps.app.goo.gl/AbCdEf123456', 'map_link', 100],
    ['https://www.google.com/maps/@20.2484,79.3432,15z', 'map_link', 11.132],
    ['in.google.com/maps/dir//Khatoda', 'map_link', 100],
    ['http://example.org/?q=20.2484,79.3432&zoom=1', 'coordinates', 11.132],
    ['comgooglemaps://?q=20.2484,79.3432', 'coordinates', 11.132],
    ['20.2484, 79.3432\u0301', 'coordinates', 11.132],
  ])('%j: %s, %d m', (place, kind, metres) => {
    expect(findPlaces(`Seen ${place}`)).toEqual([
      { start: 5, end: 5 + place.length, kind, precision: expect.closeTo(metres, 2) as number, text: place },
    ]);
  });

  test.each([
    '95.2484, 99.3432',
    '20.2484, 190.3432',
    '95°14′54″N 99°20′35″E',
    '20°60′54″N 79°20′35″E',
    '20°14′60″N 79°20′35″E',
    '20°14′54″ 79 20 35',
    '951454N 0992035E',
    '0.1234, 0.5678',
    '20.248 79.343',
    '20.24, 79.343',
    '20.24° 79.34',
    'geo:20,79',
    'PQRV+WX',
    'https://goo.gl/maps/',
  ])('%j is no exact place', (text) => expect(findPlaces(`Seen ${text}`)).toEqual([]));

  test('places come in their order, without the blanks around them', () => {
    const texts = ['44QLH2689939829', '20°14.9 79°20.6', '68XV+9C', '20.2484, 79.3432'];
    expect(findPlaces(texts.join(' tigers ')).map(({ text }) => text)).toEqual(texts);
  });

  test('a place within another is one with it, as near as the nearer', () =>
    expect(findPlaces('https://maps.app.goo.gl/Khatoda-Gate-3-in-Tadoba')).toEqual([
      expect.objectContaining({ precision: 100, text: 'https://maps.app.goo.gl/Khatoda-Gate-3-in-Tadoba' }),
    ]));

  test.each(['https://maps.app.goo.gl/AbCdEf123456', 'http://example.org/?q=20.2484,79.3432'])(
    '%j ends before the punctuation of its sentence',
    (text) => expect(findPlaces(`(${text}).`)).toMatchObject([{ text }]),
  );
});

describe('names of places beside a park', () => {
  test.each([
    ['We met at zone 3, kilometres into Tadoba', 'zone 3'],
    ['Tadoba, gate number 2', 'gate number 2'],
    ...['in', 'of', 'at', 'on', 'near'].map((word) => [`Khatoda beat ${word} Tadoba`, 'Khatoda beat']),
    ['Tadoba: Khatoda beat', 'Khatoda beat'],
    ['Khatoda beat, again in Tadoba', 'Khatoda beat'],
    ['Pandharpauni-12 waterhole, Tadoba', 'Pandharpauni-12 waterhole'],
    ['Alpha Beta Gamma Delta waterhole in Tadoba', 'Beta Gamma Delta waterhole'],
    ['At Bedla Gate of Tadoba', 'Bedla Gate'],
    ['At Bo Gate of Tadoba', 'Bo Gate'],
    ['KHATODA GATE IN TADOBA', 'KHATODA GATE'],
    ['moha gate in tadoba', 'moha gate'],
  ])('%j names %j', (text, place) =>
    expect(findPlaces(text)).toMatchObject([{ kind: 'named_place', text: place }]),
  );

  test.each([
    'Tadoba, gate 1.5',
    'Tadoba, compartment 12345',
    'Tadoba has a gate, 12 in all',
    'Tadoba has a den 3 km away',
    'In Tadoba Khatoda beat Moharli',
    'Pandharpauni-123 waterhole, Tadoba',
    'Tadoba, then Khatoda. Waterhole was dry',
    'Tadoba, then Khatoda (waterhole was dry)',
    'Visiting Gate of Tadoba',
    'Nala Den of Tadoba',
    'A K Gate of Tadoba',
    'We met at khatoda gate in Tadoba',
    'rai gate in tadoba',
    'RAI GATE IN TADOBA',
    'Tadoba, then Khatoda Salt. Lick it',
  ])('%j names none', (text) => expect(findPlaces(text)).toEqual([]));
});

describe('what it says and suggests', () => {
  const TEXT = 'The tigress of Tadoba, GPS: 20.2484, 79.3432, with cubs';

  test('says which species, which place and why', () => {
    expect(checkPlaces(TEXT).warnings).toEqual([
      {
        field: 'text',
        place: {
          start: 28,
          end: 44,
          kind: 'coordinates',
          precision: expect.any(Number),
          text: '20.2484, 79.3432',
        },
        species: [expect.objectContaining({ slug: 'bengal-tiger', conservation_status: 'Endangered' })],
        metres: 10,
      },
    ]);
  });

  test.each([
    [TEXT, 'The tigress of Tadoba, with cubs'],
    ['Tiger (20.2484, 79.3432) seen', 'Tiger seen'],
    ['20.2484, 79.3432: tiger', 'tiger'],
    ['A tiger at 20.2484, 79.3432.', 'A tiger.'],
    ['A tiger\n20.2484, 79.3432\nand a bear', 'A tiger\n\nand a bear'],
    ['Tiger  here:   68XV+9C Chandrapur  today', 'Tiger Chandrapur  today'],
    ['🐅20.2484,79.3432🐅', '🐅 🐅'],
    ['#tiger #zone3 #ranthambore', '#tiger #ranthambore'],
    ['Tiger 20.2484, 79.3432 and 20.2490, 79.3440', 'Tiger and'],
  ])('%j becomes %j', (text, without) => {
    expect(checkPlaces(text).suggestion.text).toBe(without);
  });

  test('species and place may stand in different fields', () => {
    const alts = ['She drinks', 'Tigress at 20.2484, 79.3432'];
    const { warnings, suggestion } = checkPlaces('Look at ///filled.count.soap', alts);
    expect(warnings.map(({ field, place }) => [field, place.kind])).toEqual([
      ['text', 'what3words'],
      [1, 'coordinates'],
    ]);
    expect(suggestion).toEqual({ text: 'Look', alts: ['She drinks', 'Tigress'] });
    expect(alts).toEqual(['She drinks', 'Tigress at 20.2484, 79.3432']);
  });

  test('species chosen beside the text count as named', () => {
    const text = 'Seen at 20.2484, 79.3432 today';
    expect(checkPlaces(text).warnings).toEqual([]);
    expect(checkPlaces(text, [], ['chital']).warnings).toEqual([]);
    const { warnings, suggestion } = checkPlaces(text, [], ['chital', 'bengal-tiger']);
    expect(warnings.map(({ species }) => species.map(({ slug }) => slug))).toEqual([['bengal-tiger']]);
    expect(suggestion.text).toBe('Seen today');
  });

  test('a species chosen and written is named once', () => {
    const { warnings } = checkPlaces(TEXT, ['A dhole'], ['bengal-tiger']);
    expect(warnings[0]?.species.map(({ slug }) => slug)).toEqual(['bengal-tiger', 'dhole']);
  });

  test('a place without a threatened species chosen or written is no matter', () => {
    const alts = ['A house', 'At 20.2484, 79.3432'];
    expect(checkPlaces('20.2484, 79.3432', alts, ['no-such-species'])).toEqual({
      warnings: [],
      suggestion: { text: '20.2484, 79.3432', alts },
    });
  });

  test('the park may stand in another field than the named place', () => {
    expect(checkPlaces('Tadoba, again', ['A tiger at Khatoda Gate']).warnings).toMatchObject([
      { field: 0, place: { text: 'Khatoda Gate' } },
    ]);
  });

  test('text without a place stays as it is, with all its blanks', () => {
    const odd = '  A  tiger\t\r\n\u00a0 at  dawn \u200b ';
    expect(checkPlaces(odd).suggestion.text).toBe(odd);
    expect(checkPlaces('  A  tiger ', ['20.2484, 79.3432']).suggestion).toEqual({
      text: '  A  tiger ',
      alts: [''],
    });
  });

  test('names each species once', () => {
    const { warnings } = checkPlaces('Tiger, leopard, tigers and gaur at ///filled.count.soap', ['🐅']);
    expect(warnings[0]?.species.map(({ name }) => name)).toEqual(['Bengal Tiger', 'Leopard', 'Gaur']);
  });

  test.each([
    ['tiger at 20.2484, 79.3432', 10],
    ['tiger at 20.248, 79.343', 110],
    ['tiger at 20.24° N, 79.34° E', 1000],
    ['tiger at MGRS 44Q LH 26 39', 1000],
    ['tiger at Khatoda Gate, Tadoba', 2000],
  ])('%j leads to within %i m', (text, metres) => {
    expect(checkPlaces(text).warnings[0]?.metres).toBe(metres);
  });
});
