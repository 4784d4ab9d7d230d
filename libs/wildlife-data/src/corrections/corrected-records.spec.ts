import { type AcceptedCorrection, correctedRecords, correctionFault, correctableFacts } from './corrections';

const given: AcceptedCorrection = {
  record: 'species/dhole',
  field: 'glance.weight.kg',
  before: [10, 21],
  value: [12, 20],
  source_title: 'A survey of dholes',
  source_url: 'https://example.org/dholes',
  decided_at: new Date('2026-11-02T10:00:00Z'),
};
const dhole = (...more: Partial<AcceptedCorrection>[]) =>
  correctedRecords(more.map((one) => ({ ...given, ...one }))).species['dhole'];

test('an accepted fact stands in its record with its source and the day', () => {
  const { glance, changed } = dhole({}) ?? {};
  expect(glance?.weight).toMatchObject({ kg: [12, 20] });
  expect(glance?.weight?.from).toContain('a-survey-of-dholes');
  expect(glance?.sources['a-survey-of-dholes']).toEqual({
    title: given.source_title,
    url: given.source_url,
  });
  expect(changed).toBe('2026-11-02');
});

test('a text of the record and a fact of a park are corrected', () => {
  const food = correctableFacts('species/dhole', [])?.facts.find(({ field }) => field === 'food')?.value;
  expect(food).toEqual(expect.any(String));
  expect(dhole({ field: 'food', before: food ?? null, value: 'Chital\nand  sambar' })?.animal).toMatchObject({
    food: 'Chital and sambar',
    sources: expect.arrayContaining([{ title: given.source_title, url: given.source_url }]) as unknown,
  });
  const established = {
    record: 'parks/kanha-national-park',
    field: 'established',
    before: 1955,
    value: 1956,
  };
  const { parks } = correctedRecords([{ ...given, ...established }]);
  expect(parks['kanha-national-park']?.park.established).toBe('1956');
});

test('an accepted text of a translation is one line, as in its file', () => {
  const foodIn = (accepted: AcceptedCorrection[]) =>
    correctableFacts('species/dhole', accepted, 'hi')?.facts.find(({ field }) => field === 'food')?.value;
  const food = { record: 'hi/species/dhole', field: 'food', before: foodIn([]) ?? null };
  expect(foodIn([{ ...given, ...food, value: 'चीतल\nऔर  सांभर' }])).toBe('चीतल और सांभर');
});

test('a later correction goes on from an earlier one', () => {
  const later = { before: [12, 20], value: [12, 22], decided_at: new Date('2026-11-03T10:00:00Z') };
  expect(dhole({}, later)).toMatchObject({ glance: { weight: { kg: [12, 22] } }, changed: '2026-11-03' });
  const accepted = [given];
  const fact = correctableFacts('species/dhole', accepted)?.facts.find(({ field }) => field === given.field);
  expect(fact?.value).toEqual([12, 20]);
  expect(fact && correctionFault('species/dhole', fact, [22, 12], accepted)).toBe(
    'The smaller value comes first.',
  );
});

test.each<[string, Partial<AcceptedCorrection>]>([
  ['its source has no address', { source_url: null }],
  ['the file says something else by now', { before: [9, 21] }],
  ['the file says so already', { before: [9, 21], value: [10, 21] }],
  ['the schema refuses it by now', { value: [20, 12] }],
  ['there is no such record', { record: 'species/unicorn' }],
])('the record stays as it is where %s', (_why, more) => {
  expect(correctedRecords([{ ...given, ...more }])).toEqual({ species: {}, parks: {} });
});
