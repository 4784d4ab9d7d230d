import type { Animal } from '../animals/animal.schema';
import { animals } from '../animals/animals';
import { type Glance, measures } from '../glance/glance.schema';
import { sampleGlance } from '../glance/testing/sample-glance';
import type { Park } from '../parks/park.schema';
import { parks } from '../parks/parks';
import { textsOfGlance } from './glance-facts';
import { glanceRangeFaults } from './glance-range';
import { glanceFaults } from './glances';

const [tiger] = animals as [Animal, ...Animal[]];

/** Sentences alone. Each names the field in which its fault stands. */
function faultsOf(change: Partial<Glance>, animal: Partial<Animal> = {}): string[] {
  const glance = { ...sampleGlance, ...change };
  return glanceFaults({ ...tiger, ...animal }, glance, parks).map(({ field: [root, name = ''], fault }) => {
    expect([root, Object.keys(glance).includes(name)]).toEqual(['glance', true]);
    expect(fault).toContain(name);
    return fault;
  });
}

const { population, range, law } = sampleGlance;

describe('a species at a glance is true to its sources and to itself', () => {
  test('a sound record has no faults', () => expect(faultsOf({})).toEqual([]));

  test.each<[string, Partial<Glance>, string]>([
    [
      'a weight in grams',
      {
        size: [{ measure: 'colony height', cm: [150, 200], from: ['iucn'] }],
        weight: { kg: [100_000, 220_000], from: ['iucn'] },
      },
      'Bengal Tiger: weight in kg is 100000 to 220000, outside 0.00005 to 200000',
    ],
    [
      'a weight that does not fit the size',
      { weight: { kg: [0.1, 0.22], from: ['iucn'] } },
      'Bengal Tiger: weight of 0.1 to 0.22 kg does not fit a head and body length of 150 to 200 cm',
    ],
    [
      'a size in metres and centimetres',
      { size: [{ measure: 'total length', cm: [2.5, 310], from: ['iucn'] }] },
      'Bengal Tiger: size, total length in cm, is 2.5 to 310: the larger value is over 12 times the smaller',
    ],
    [
      'a country that is none',
      { range: { ...range, countries: ['BGD', 'BTN', 'IND', 'XYZ'] } },
      "Bengal Tiger: range names 'XYZ', which is no country of ISO 3166",
    ],
    [
      'countries out of order',
      { range: { ...range, countries: ['BTN', 'BGD', 'IND'] } },
      'Bengal Tiger: range.countries is not in alphabetical order',
    ],
    [
      'an Indian animal without India',
      { range: { ...range, countries: ['BGD'], states: undefined } },
      'Bengal Tiger: lives wild in India, but range names neither IND nor a sea of India',
    ],
    [
      'an Indian animal without states',
      { range: { ...range, states: undefined } },
      'Bengal Tiger: range names no state, as every Indian animal of land and rivers does',
    ],
    [
      'a law for animals of other countries',
      { law: { ...law, india: 'Not native to India' } },
      'Bengal Tiger: law says that it is not native to India, where it lives wild',
    ],
    [
      'a count of nothing',
      { population: { ...population, of: undefined } },
      'Bengal Tiger: population does not say what is counted',
    ],
    [
      'an unknown look-alike',
      { look_alikes: [{ name: 'Nobody', animal: 1, tell: 'Nobody is the animal itself.', from: ['iucn'] }] },
      'Bengal Tiger: look_alikes names the animal itself',
    ],
    [
      'a month twice',
      { best_months: { months: [3, 3], where: 'in the park', from: ['iucn'] } },
      'Bengal Tiger: best_months names a month twice',
    ],
    [
      'an essay on what is done for it',
      { conservation: { text: 'One park has it. Two have it. Three have it. Four have it.', from: ['act'] } },
      'Bengal Tiger: conservation has 4 sentences, more than three',
    ],
    [
      'prose that is not plain',
      { surprise: { text: 'This majestic cat is a swimmer that crosses wide rivers.', from: ['iucn'] } },
      "Bengal Tiger: surprise: the filler 'majestic'",
    ],
  ])('finds %s', (_what, change, fault) => expect(faultsOf(change)).toEqual([fault]));

  const from = ['iucn'];
  const seen = { name: 'Nobody', animal: 3, tell: 'Nobody is the same animal again.', from };
  const sized = (measure: (typeof measures)[number], ...cm: [number, number]) => ({
    size: [{ measure, cm, from }],
  });
  const weighing = (...kg: [number, number]) => ({ weight: { kg, from } });
  const living = (...years: [number, number]) => ({ lifespan: { years, where: 'wild' as const, from } });
  const found = (change: Partial<Glance['range']>) => ({ range: { ...range, ...change } });
  const counted = (change: Partial<Glance['population']>) => ({ population: { ...population, ...change } });
  const critical = { conservation_status: 'Critically Endangered' } as const;
  const foreign = { india: false };

  test.each<[fault: string, change: Partial<Glance>, animal: Partial<Animal>]>([
    [
      'size, wingspan in cm, is 0.1 to 0.2, outside 0.2 to 3400',
      { ...sized('wingspan', 0.1, 0.2), weight: undefined },
      {},
    ],
    [
      'size names the shoulder height twice',
      { size: sampleGlance.size.flatMap((one) => [one, one]).slice(1) },
      {},
    ],
    ['weight of 3300 to 9000 kg does not fit', weighing(3300, 9000), {}],
    [
      'size, wingspan in cm, is 20 to 10: the smaller',
      { ...sized('wingspan', 20, 10), weight: undefined },
      {},
    ],
    ['lifespan in years is 60 to 1001, outside', living(60, 1001), {}],
    ['lifespan in years is 1 to 21: the larger', living(1, 21), {}],
    ["range: the filler 'majestic'", found({ note: 'in majestic forests' }), {}],
    ['young at a time is 0 to 2, outside', { young: { count: [0, 2], of: 'cubs', from } }, {}],
    ['range.countries names BTN twice', found({ countries: ['BTN', 'BTN', 'IND'] }), {}],
    ['range.introduced is not in alphabetical', found({ introduced: ['USA', 'GBR'] }), {}],
    ['range says throughout USA, but does not name it', found({ throughout: ['USA'] }), {}],
    ['range.states is not in alphabetical', found({ states: range.states?.toReversed() }), {}],
    ["range names 'XYZ'", found({ introduced: ['XYZ'] }), {}],
    ["range names 'GB'", found({ introduced: ['GB'] }), {}],
    [
      'range.throughout is not in alphabetical',
      found({ countries: ['CHN', 'IND'], throughout: ['IND', 'CHN'] }),
      {},
    ],
    ['range names IND as native and as introduced', found({ introduced: ['IND'] }), {}],
    ['range names neither a country nor a sea', { range: { countries: [], from } }, foreign],
    ['range names IND, but', { range: { countries: ['IND'], seas: ['Indian Ocean'], from } }, foreign],
    ['range names states, but', found({ countries: ['BGD'] }), foreign],
    [
      "law.india is 'Not native to India' for",
      { range: { countries: ['BGD'], from }, law: { ...law, india: 'Not scheduled' } },
      foreign,
    ],
    [
      'population of 1000001 contradicts',
      counted({ count: [1_000_001, 2_000_000], note: 'from many' }),
      critical,
    ],
    ['population has a count and an estimate', counted({ estimate: 'Millions' }), {}],
    ['population is stable and', counted({ trend: 'stable' }), critical],
    [
      'population.trend_where must say whether the trend is that of the count or worldwide',
      counted({ trend_where: undefined }),
      {},
    ],
    [
      'the tell of Nobody in look_alikes names neither animal',
      { look_alikes: [{ ...seen, tell: 'Half as tall, and without stripes.' }] },
      {},
    ],
    ['look_alikes names an animal twice', { look_alikes: [seen, seen] }, {}],
    [
      "signs.0: the filler 'majestic'",
      { signs: [{ kind: 'track', text: 'A majestic print of toes.', from }] },
      {},
    ],
  ])('finds that %s', (fault, change, animal) => {
    expect(faultsOf(change, animal)).toEqual([expect.stringContaining(`Bengal Tiger: ${fault}`)]);
  });

  test.each<[what: string, change: Partial<Glance>, animal: Partial<Animal>]>([
    ['of the Indian Ocean', { range: { countries: [], seas: ['Indian Ocean'], from } }, {}],
    ['of the Arabian Sea', { range: { countries: [], seas: ['Arabian Sea', 'Red Sea'], from } }, {}],
    ['of the Bay of Bengal', { range: { countries: [], seas: ['Bay of Bengal'], from } }, {}],
    ['of a coast', { range: { countries: ['IND'], seas: ['Indian Ocean'], from } }, {}],
    ['of a coast, in a state', found({ seas: ['Indian Ocean'], states: ['Goa'] }), {}],
    ['brought to another country', found({ countries: ['IND'], introduced: ['AUS'] }), {}],
    [
      'of other countries',
      { range: { countries: ['BGD'], from }, law: { ...law, india: 'Not native to India' } },
      foreign,
    ],
    ['that no law protects', { law: { ...law, india: 'Not scheduled' } }, {}],
    [
      'that is kept, in some states',
      { law: { ...law, india: 'Not scheduled' } },
      { ...foreign, conservation_status: 'Domesticated' },
    ],
    ['that declines', counted({ trend: 'decreasing' }), critical],
    ['as many as it may be', counted({ count: [1_000_000, 2_000_000], note: 'from many' }), critical],
    [
      'as few as it may be',
      counted({ count: [1000, 2500], where: undefined }),
      { conservation_status: 'Least Concern' },
    ],
    ['that lives from one year to 20', living(1, 20), {}],
    ['of the smallest size', { ...sized('wingspan', 0.2, 0.2), weight: undefined }, {}],
    ['of the largest size', { ...sized('wingspan', 3400, 3400), weight: undefined }, {}],
    ['as light as it may be', { ...sized('head and body length', 100, 100), ...weighing(0.5, 0.5) }, {}],
    ['as heavy as it may be', { ...sized('head and body length', 100, 100), ...weighing(400, 400) }, {}],
    ['that recovers, with a note', counted({ note: 'from very few' }), critical],
    [
      'that is common, counted in a part',
      counted({ count: [10, 20] }),
      { conservation_status: 'Least Concern' },
    ],
    [
      'of which little is known',
      { weight: undefined, lifespan: undefined, young: undefined, look_alikes: [], best_months: undefined },
      {},
    ],
    ['that nobody has counted', counted({ count: undefined, of: undefined }), {}],
    ['for which three things are done', { conservation: { text: 'A park. A law. A fence.', from } }, {}],
    [
      'like two animals beyond the catalogue',
      { look_alikes: ['One', 'Other'].map((name) => ({ name, tell: 'Half as tall.', from })) },
      {},
    ],
  ])('has no fault with one %s', (_, change, animal) => expect(faultsOf(change, animal)).toEqual([]));

  test.each(measures.filter((measure) => !['tail length', 'colony height'].includes(measure)))(
    'no animal with a %s of a metre weighs ten grams or three tonnes',
    (measure) => {
      for (const kg of [0.01, 3000])
        expect(faultsOf({ ...sized(measure, 100, 100), ...weighing(kg, kg) })).toEqual([
          `Bengal Tiger: weight of ${kg} to ${kg} kg does not fit a ${measure} of 100 to 100 cm`,
        ]);
    },
  );

  test('a park in two states is told of where the range has neither', () => {
    const faultsIn = (...states: Park['states']) =>
      glanceRangeFaults(tiger, sampleGlance, [{ name: 'A park', fauna: ['Bengal Tiger'], states }]);
    expect(faultsIn('Goa', 'Kerala')).toEqual([]);
    expect(faultsIn('Goa', 'Sikkim')).toEqual([
      'Bengal Tiger: range.states lacks Goa and Sikkim, where A park has it',
    ]);
  });

  test('texts have the names of their fields', () => {
    const noted = <T>(fact: T) => ({ ...fact, note: 'a note' });
    const synonym = { name: 'Felis tigris', note: 'in old books', from };
    const { size, weight, lifespan, activity } = sampleGlance;
    const full: Glance = {
      ...sampleGlance,
      size: size.map(noted),
      weight: weight && noted(weight),
      lifespan: lifespan && noted(lifespan),
      young: { count: [2, 4], of: 'cubs', note: 'a note', from },
      activity: noted(activity),
      population: { ...noted(population), estimate: 'many' },
      range: noted(range),
      law: noted(law),
      synonym,
    };
    expect(textsOfGlance(full).map(({ field }) => field)).toEqual([
      ...['size.0', 'size.1', 'weight', 'lifespan', 'young', 'young', 'activity'],
      ...[
        'population',
        'population',
        'population',
        'population',
        'range',
        'law',
        'conservation',
        'look_alikes.0',
        'signs.0',
        'best_months',
        'synonym',
        'surprise',
      ],
    ]);
    const unknown = { weight: undefined, lifespan: undefined, young: undefined, best_months: undefined };
    expect(textsOfGlance({ ...sampleGlance, ...unknown }).map(({ field }) => field)).toEqual([
      ...['size.1', 'population', 'population', 'conservation', 'look_alikes.0', 'signs.0', 'surprise'],
    ]);
  });

  test('finds states that lack a park’s own', () => {
    expect(faultsOf({ range: { ...range, states: ['Goa'] } })).toContainEqual(
      expect.stringMatching(/^Bengal Tiger: range\.states lacks .* National Park has it$/),
    );
  });

  test('finds a status that sounds worse or better than the population', () => {
    const few = { ...population, count: [100, 200] as [number, number], where: undefined };
    expect(faultsOf({ population: few }, { conservation_status: 'Least Concern' })).toEqual([
      'Bengal Tiger: population of 200 contradicts Least Concern',
    ]);
    expect(faultsOf({}, { conservation_status: 'Critically Endangered' })).toEqual([
      'Bengal Tiger: population is increasing and Critically Endangered; a note must say why',
    ]);
  });

  test('finds a surprise that the description tells already', () => {
    const text = `${tiger.description.split(/(?<=[.;])\s/)[0]}`.slice(0, 230);
    expect(faultsOf({ surprise: { text, from: ['iucn'] } })).toEqual([
      'Bengal Tiger: surprise repeats the description',
    ]);
  });

  test.each([
    ['Tigers swim across wide rivers hunting deer. They sleep.', true],
    ['They sleep; tigers swim across wide rivers hunting deer.', true],
    ['Tigers swim across wide rivers hunting boar.', false],
    ['Tigers swim across wide rivers. Hunting deer is rare.', false],
    ['Tigers swim across wide rivers; hunting deer is rare.', false],
  ])(
    'of ten longer words, seven in one sentence of the description are too many: %s',
    (description, told) => {
      const text = 'The old tigers swim across wide rivers, hunting deer along muddy shores.';
      expect(faultsOf({ surprise: { text, from } }, { description })).toHaveLength(told ? 1 : 0);
    },
  );
});
