import { sensitivitySchema } from './sensitivity.schema';

const review = {
  by: 'Two readers',
  on: '2026-11-24',
  sources: [{ title: 'A page', url: 'https://example.org/page' }],
};
const rule = { taxon: 'Panthera tigris', level: 'coarse', reasons: ['trade'], why: 'Skins are sold.' };
const faults = (...rules: object[]) =>
  sensitivitySchema
    .safeParse({ reviewed: review, rules })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a rule in order has no faults', () => {
  expect(faults(rule, { ...rule, months: [5] }, { ...rule, taxon: 'Felidae', at_site: 'withheld' })).toEqual(
    [],
  );
  expect(
    sensitivitySchema.parse({ reviewed: review, rules: [{ ...rule, at_site: 'withheld' }] }).rules,
  ).toEqual([{ ...rule, atSite: 'withheld' }]);
});

test.each<[fault: string, change: object]>([
  ['at_site: It is stricter than the level.', { at_site: 'coarse' }],
  ['at_site: It is stricter than the level.', { at_site: 'open' }],
  ['reasons: Give a reason unless the place is open, also at a site.', { reasons: [] }],
  ['reasons: Give a reason unless the place is open, also at a site.', { level: 'open' }],
  [
    'reasons: Give a reason unless the place is open, also at a site.',
    { level: 'open', at_site: 'fine', reasons: [] },
  ],
  ['why: Write one sentence.', { why: 'skins are sold' }],
])('finds %s', (fault, change) => expect(faults({ ...rule, ...change })).toEqual([`rules.0.${fault}`]));

test('finds a second rule for all the year and every region', () =>
  expect(faults(rule, rule)).toEqual(['rules.1.taxon: There is a rule for Panthera tigris already.']));
