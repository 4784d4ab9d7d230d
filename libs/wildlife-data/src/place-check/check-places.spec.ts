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
        species: [{ id: 1, name: 'Bengal Tiger', slug: 'bengal-tiger', conservation_status: 'Endangered' }],
        reason: 'Whoever reads this can come within about 10 m of the animal.',
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
    expect(checkPlaces('20.2484, 79.3432', [], ['no-such-species']).warnings).toEqual([]);
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
    ['tiger at 20.2484, 79.3432', '10 m'],
    ['tiger at 20.248, 79.343', '110 m'],
    ['tiger at 20.24° N, 79.34° E', '1 km'],
    ['tiger at Khatoda Gate, Tadoba', '2 km'],
  ])('%j leads to within %s', (text, distance) => {
    expect(checkPlaces(text).warnings[0]?.reason).toContain(`about ${distance} of`);
  });
});
