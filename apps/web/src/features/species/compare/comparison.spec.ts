import { animalIndex, type Glance } from '@aranya/wildlife-data';
import { findGlance } from '@aranya/wildlife-data/glances';
import { capital } from '../../../lib/capital';
import { speciesPage } from '../detail/species-page.server';
import { type Cited, comparedRows, comparedSources, tellsApart, weightSentence } from './comparison';
import { keyFigures } from './key-figures.server';

const of = (id: number, name: string, change: Partial<Glance> = {}) => ({
  animal: { id, name, region: `Region of ${name}`, habitat: `Habitat of ${name}` },
  glance: { ...(findGlance(id) as Glance), ...change },
});
const weighing = (id: number, name: string, low: number, high: number) =>
  of(id, name, { weight: { kg: [low, high], from: ['x'] } });

test.each([
  [100, 200, 50, 100, 'A weighs about twice as much as B.'],
  [50, 100, 125, 250, 'B weighs about 2.5 times as much as A.'],
  [5000, 5000, 0.002, 0.002, 'A weighs about 2,500,000 times as much as B.'],
  [10, 12, 10, 12, 'A and B weigh about the same.'],
])('%f to %f kg beside %f to %f kg', (aLow, aHigh, bLow, bHigh, text) =>
  expect(weightSentence(weighing(1, 'A', aLow, aHigh), weighing(3, 'B', bLow, bHigh))).toBe(text),
);

test('says nothing of weight where one has not been weighed, or weights do not compare', () => {
  const b = weighing(3, 'B', 10, 20);
  const stags = { kg: [10, 20] as [number, number], note: 'Of stags; hinds are lighter.', from: ['x'] };
  expect(weightSentence(of(1, 'A', { weight: undefined }), b)).toBeUndefined();
  expect(weightSentence(of(1, 'A', { weight: stags }), b)).toBeUndefined();
  const females = { kg: [10, 17] as [number, number], note: 'Females; few have been weighed.', from: ['x'] };
  expect(weightSentence(of(1, 'A', { weight: females }), b)).toBeUndefined();
  expect(weightSentence(weighing(1, 'A', 4, 21), b)).toBeUndefined();
  expect(weightSentence(weighing(1, 'A', 4, 20), b)).toBeDefined();
});

test('tells apart what one is taken for, in its own words', () => {
  const [leopard] = (findGlance(1) as Glance).look_alikes.filter(({ animal }) => animal === 3);
  expect(tellsApart(of(1, 'Bengal Tiger'), of(3, 'Leopard'))).toEqual([leopard?.tell]);
});

test('a pair without tells is told apart by size, place and time', () => {
  const at = (name: string, change: Partial<Glance>) => of(1, name, { look_alikes: [], ...change });
  const low = {
    size: [{ measure: 'shoulder height' as const, cm: [40, 60] as [number, number], from: ['x'] }],
  };
  const tall = {
    size: [{ measure: 'shoulder height' as const, cm: [90, 110] as [number, number], from: ['x'] }],
  };
  const far = {
    range: { countries: ['BRA'], from: ['x'] },
    activity: { time: 'night' as const, from: ['x'] },
  };
  const near = {
    range: { countries: ['IND'], from: ['x'] },
    activity: { time: 'day' as const, from: ['x'] },
  };
  expect(tellsApart(at('A', { ...low, ...far }), at('B', { ...tall, ...near }))).toEqual([
    'The shoulder height of B is about twice that of A.',
    'They share no country or sea. A: Region of A. B: Region of B.',
    'A is active by night, B by day.',
  ]);
  expect(tellsApart(at('A', { ...low, ...near }), at('B', { ...low, ...near }))).toEqual([
    'A and B have about the same shoulder height.',
    'A: Habitat of A. B: Habitat of B.',
  ]);
});

test('each pair of the catalogue is told apart by something', () => {
  for (const a of animalIndex)
    for (const b of animalIndex)
      if (a.id < b.id) expect(tellsApart(of(a.id, a.name), of(b.id, b.name))).not.toEqual([]);
});

test('has a row for each fact that one of them has', () => {
  const rows = comparedRows([
    of(1, 'Bengal Tiger', { lifespan: undefined }),
    of(39, 'Blue Whale', { lifespan: undefined }),
  ]);
  expect(rows.map(({ label }) => label)).not.toContain('Lifespan');
  expect(rows.find(({ label }) => label === 'Shoulder height')?.values).toEqual([
    { value: '90–110 cm', scope: [] },
    null,
  ]);
  expect(rows.find(({ label }) => label === 'CITES')?.values.map((figure) => figure?.value)).toEqual([
    'Appendix I',
    'Appendix I',
  ]);
});

test('the 718 snow leopards are those of India, their trend is of the world, and the cell says so', () => {
  const population = comparedRows([of(4, 'Snow Leopard')]).find(({ label }) => label === 'Population');
  expect(population?.values).toEqual([
    {
      value: '718',
      scope: [
        'individuals in India (2023)',
        'Trend worldwide: decreasing',
        'Mature animals of all countries: 2,710 to 3,386 (Red List of 2017)',
      ],
    },
  ]);
});

test.each([
  [4, 5, ['Not the same area', 'Not counted alike']],
  [4, 36, []],
  // The whole population of Gujarat is that of the world.
  [2, 8, []],
  [4, 6, []],
])('the row of populations of %d and %d says why they do not compare', (one, other, caveats) => {
  const rows = comparedRows([of(one, 'A'), of(other, 'B')]);
  expect(rows.filter((row) => row.caveats?.length)).toEqual(
    caveats.length > 0 ? [expect.objectContaining({ label: 'Population', caveats })] : [],
  );
});

test('a schedule and an appendix say what they mean', () => {
  const rows = comparedRows([of(4, 'Snow Leopard')]).slice(-2);
  expect(rows.map(({ values }) => values[0])).toEqual([
    { value: 'Schedule I', scope: ['Strictest protection: no hunting, heaviest penalties'] },
    { value: 'Appendix I', scope: ['International trade is banned, with exceptions'] },
  ]);
});

test('no figure of any species is shown without its scope', () => {
  for (const { id, name } of animalIndex) {
    const one = of(id, name);
    const texts = Object.fromEntries(
      comparedRows([one]).map(({ label, values }) => [label, JSON.stringify(values)]),
    );
    const { size, weight, lifespan, young, activity, population, law } = one.glance;
    const figures: [label: string, scope: (string | number | undefined)[]][] = [
      ...size.map(({ measure, note }): [string, (string | undefined)[]] => [capital(measure), [note]]),
      ['Weight', [weight?.note]],
      [
        'Lifespan',
        [lifespan && `in ${lifespan.where === 'wild' ? 'the wild' : 'human care'}`, lifespan?.note],
      ],
      ['Young at a time', [young?.note]],
      ['Active', [activity.note]],
      [
        'Population',
        [
          population.count && (population.where ?? 'worldwide'),
          population.of,
          population.year,
          population.note,
          population.trend.slice(1),
          population.trend_where ?? 'worldwide',
        ],
      ],
      ['CITES', [law.note]],
    ];
    const lost = figures.flatMap(([label, scope]) =>
      scope
        .filter((part) => part !== undefined)
        .filter((part) => !texts[label]?.includes(JSON.stringify(String(part)).slice(1, -1))),
    );
    expect({ name, lost }).toEqual({ name, lost: [] });
  }
});

test('the table of all species gives each figure its scope too', () => {
  for (const { id, size, weight, lifespan } of keyFigures()) {
    const glance = findGlance(id) as Glance;
    expect(size?.scope).toEqual([glance.size[0]?.note].filter(Boolean));
    expect(weight?.scope ?? []).toEqual([glance.weight?.note].filter(Boolean));
    expect(lifespan?.value ?? 'in the wild').toMatch(/ (in the wild|in human care)$|^in the wild$/);
    expect(lifespan?.scope ?? []).toEqual([glance.lifespan?.note].filter(Boolean));
  }
});

test('where habitat and region tell two apart, the sources of the records count', () => {
  const [tiger, leopard] = [speciesPage('1'), speciesPage('3')] as [Cited, Cited];
  const urls = (other: Cited) => comparedSources(tiger, other).map(({ url }) => url);
  const alike = urls(leopard);
  const apart = urls({
    ...leopard,
    animal: { ...leopard.animal, id: 0 },
    glance: { ...leopard.glance, look_alikes: [] } as unknown as Glance,
  });
  expect(alike.length).toBeGreaterThan(0);
  for (const { url } of tiger.animal.sources) expect(apart).toContain(url);
  expect(comparedSources({ ...tiger, glance: null }, leopard)).toEqual([]);
});
